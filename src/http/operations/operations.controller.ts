import { Controller, Get, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public, TokenOptional } from '../access/access.js';
import { requireMetricsReader } from '../access/metrics-reader.js';
import { Operation } from '../contract/operation.js';
import { Metrics } from './metrics.js';
import * as contract from './operations.contract.js';
import { Readiness } from './readiness.js';

@Controller()
export class OperationsController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

  @Operation(contract.alive)
  @Public()
  @Get('healthz')
  alive() {
    return { status: 'ok' };
  }

  @Operation(contract.ready)
  @Public()
  @Get('readyz')
  ready() {
    return this.readiness.check();
  }

  @Operation(contract.metrics)
  @TokenOptional()
  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(@Req() request: FastifyRequest) {
    requireMetricsReader(request);
    return this.metrics.text();
  }
}
