import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { VISIBILITIES, type Visibility } from '../../play/table/shapes.js';

export class ImportQuery {
  @ApiPropertyOptional({
    description: 'public: any account may watch it. private: nobody but you. A sandbox is always private.',
    enum: VISIBILITIES,
    default: 'private',
    example: 'public',
  })
  @IsIn(VISIBILITIES)
  visibility: Visibility = 'private';
}
