import { Controller, Get, Header } from '@nestjs/common';
import { KeysReader } from '../../play/keys.reader.js';
import { Public } from '../access/access.js';
import { Operation } from '../contract/operation.js';
import { listKeys } from './play.contract.js';

@Controller('v1/keys')
export class KeysController {
  constructor(private readonly keys: KeysReader) {}

  @Operation(listKeys)
  @Public()
  @Get()
  @Header('cache-control', 'public, max-age=60')
  async list() {
    return { items: await this.keys.list(), next: null, foreign: await this.keys.foreign() };
  }
}
