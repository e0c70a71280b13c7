import { Controller, Get, Module } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Type } from '@sinclair/typebox';
import { RULESETS } from '../../../src/games/registry.js';
import { Public } from '../../../src/http/access/access.js';
import { AnnouncingGuard } from '../../../src/http/contract/announcing.guard.js';
import { announcement } from '../../../src/http/contract/deprecation.js';
import { openApiDocument } from '../../../src/http/contract/document.js';
import { Operation, type OperationContract } from '../../../src/http/contract/operation.js';

const look: OperationContract = {
  ...{ id: 'look', tag: 'play', summary: 'Look', description: 'As ever.', refuses: [] },
  answers: [{ status: 200, description: 'So.', schema: Type.String(), type: 'text/plain', example: 'so' }],
};
const old: OperationContract = {
  ...look,
  id: 'oldLook',
  deprecated: { since: '2031-05-03', sunset: '2032-01-01', instead: 'Call `look`.' },
};

@Controller('paper')
class Paper {
  @Operation(look)
  @Public()
  @Get('look')
  look() {
    return 'so';
  }

  @Operation(old)
  @Public()
  @Get('old')
  old() {
    return 'so';
  }
}

@Module({ controllers: [Paper], providers: [{ provide: APP_GUARD, useClass: AnnouncingGuard }] })
class PaperModule {}

describe('a call that is to go', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await NestFactory.create<NestFastifyApplication>(PaperModule, new FastifyAdapter(), {
      logger: false,
    });
    await app.init();
  });
  afterAll(() => app.close());

  it('says so with its answers, and no other call does', async () => {
    const { headers } = await app.inject('/paper/old');
    expect(headers).toMatchObject({ deprecation: '@1935532800', sunset: 'Thu, 01 Jan 2032 00:00:00 GMT' });
    const others = await app.inject('/paper/look');
    expect(Object.keys(others.headers)).not.toEqual(expect.arrayContaining(['deprecation']));
    expect(Object.keys(others.headers)).not.toEqual(expect.arrayContaining(['sunset']));
  });

  it('is marked in the contract, with the day, what to do instead, and the headers', () => {
    const { paths } = openApiDocument(app, RULESETS.slice(0, 1));
    const described = paths['/paper/old']!.get!;
    expect(described).toMatchObject({ deprecated: true, 'x-sunset': '2032-01-01' });
    expect(described.description).toContain('gone on 2032-01-01 at the earliest. Call `look`.');
    expect(described.responses['200']).toMatchObject({
      headers: { Deprecation: expect.anything(), Sunset: expect.anything() },
    });
    expect(paths['/paper/look']!.get!.deprecated).toBeUndefined();
  });

  it('is announced six months before', () => {
    const deprecated = { since: '2031-05-03', sunset: '2031-10-30', instead: 'Call `look`.' };
    expect(() => announcement(deprecated)).toThrow('less than six months');
  });
});
