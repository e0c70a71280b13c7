import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Nothing here names a game, a seat, an action or an event: metrics are read by more people than may see a game. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly duration = new Histogram({
    name: 'harker_http_request_duration_seconds',
    help: 'How long requests took, by method, route and status. Streams are no part of it.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  readonly openStreams = new Gauge({
    name: 'harker_streams_open',
    help: 'Streams, and calls that wait, that are open now.',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly begunStreams = new Counter({
    name: 'harker_streams_total',
    help: 'Streams that were begun.',
    registers: [this.registry],
  });
  readonly streamFrames = new Counter({
    name: 'harker_stream_frames_total',
    help: 'Frames that were sent to streams, by event.',
    labelNames: ['event'],
    registers: [this.registry],
  });
  readonly droppedStreams = new Counter({
    name: 'harker_streams_dropped_total',
    help: 'Streams whose client did not read.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    this.duration.observe({ method, route, status }, seconds);
  }

  /** Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
