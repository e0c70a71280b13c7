import { Controller, Get, Header, Param } from '@nestjs/common';
import { Refusal } from '../../refusals/refusal.js';
import { Public } from '../access/access.js';
import { Operation } from '../contract/operation.js';
import * as contract from '../operations/operations.contract.js';
import { catalogueOfProblems, isProblemCode, pageAbout } from './pages.js';

@Controller('problems')
export class ProblemsController {
  @Operation(contract.problemPages)
  @Public()
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  all() {
    return catalogueOfProblems();
  }

  @Operation(contract.problemPage)
  @Public()
  @Get(':code')
  @Header('content-type', 'text/html; charset=utf-8')
  one(@Param('code') code: string) {
    if (!isProblemCode(code)) throw new Refusal('problem-not-found');
    return pageAbout(code);
  }
}
