import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { PNG_WIDTH } from '../../pictures/pictures.js';
import { ViewQuery } from '../play/play.dto.js';

export class PngQuery extends ViewQuery {
  @ApiPropertyOptional({
    description: 'How wide the picture is, in pixels.',
    type: 'integer',
    minimum: PNG_WIDTH.least,
    maximum: PNG_WIDTH.most,
    default: PNG_WIDTH.usual,
    example: 780,
  })
  @Type(() => Number)
  @IsInt()
  @Min(PNG_WIDTH.least)
  @Max(PNG_WIDTH.most)
  width: number = PNG_WIDTH.usual;
}
