import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { ProofReader } from '../../audit/proof.reader.js';
import type { Holder } from '../../players/holder.js';
import { Needs } from '../access/access.js';
import { GameId, Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { query } from '../json/check.js';
import { LookQuery } from '../play/play.dto.js';
import { NDJSON } from '../json/pass-lines.js';
import { getProof } from './proof.contract.js';

@Controller('v1/games/:game')
export class ProofController {
  constructor(private readonly proofs: ProofReader) {}

  @Operation(getProof)
  @Needs('read')
  @Get('proof')
  @Header('cache-control', 'private, no-cache')
  async proof(@GameId() game: string, @Me() me: Holder, @Query(query) { seat }: LookQuery) {
    const lines = await this.proofs.lines(game, me, seat);
    // As bytes, so that the client's pace is that of the reading.
    return new StreamableFile(Readable.from(lines, { objectMode: false }), { type: NDJSON });
  }
}
