import type { OperationContract } from '../contract/operation.js';
import { CODE } from '../contract/parameters.js';
import { AliveSchema, ReadySchema, TextSchema } from './operations.schema.js';

export const alive: OperationContract = {
  id: 'alive',
  tag: 'operations',
  summary: 'Is it running?',
  description: 'Answers as long as the process runs.',
  answers: [{ status: 200, description: 'It is.', schema: AliveSchema, example: { status: 'ok' } }],
  refuses: [],
};

export const ready: OperationContract = {
  id: 'ready',
  tag: 'operations',
  summary: 'Can it serve?',
  description: 'Whether the database answers and has its tables.',
  answers: [{ status: 200, description: 'It can.', schema: ReadySchema, example: { status: 'ready' } }],
  refuses: ['not-ready'],
};

export const metrics: OperationContract = {
  id: 'metrics',
  tag: 'operations',
  summary: 'Metrics',
  description:
    'In the text format of Prometheus. From the machine itself without a token; from elsewhere, or through a proxy, ' +
    'with a token that has the scope `metrics`.',
  answers: [
    {
      status: 200,
      description: 'The metrics.',
      schema: TextSchema,
      type: 'text/plain',
      example: 'harker_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1\n',
    },
  ],
  refuses: ['unauthenticated', 'missing-scope'],
};

const page = { schema: TextSchema, type: 'text/html', example: '<!doctype html><title>Problems</title>' };

export const problemPages: OperationContract = {
  id: 'problemPages',
  tag: 'operations',
  summary: 'Every kind of problem',
  description: 'A page for people: the catalogue of refusals.',
  answers: [{ status: 200, description: 'The page.', ...page }],
  refuses: [],
};

export const problemPage: OperationContract = {
  id: 'problemPage',
  tag: 'operations',
  summary: 'One kind of problem',
  description: 'A page for people; the `type` of a problem leads here.',
  parameters: [CODE],
  answers: [{ status: 200, description: 'The page.', ...page }],
  refuses: ['problem-not-found'],
};
