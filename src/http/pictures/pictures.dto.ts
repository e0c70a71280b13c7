import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { LAYOUTS, type LayoutName } from '../../pictures/layout.js';
import { MOST_WIDE, PNG_WIDTH } from '../../pictures/pictures.js';
import { MostWith } from '../json/most-with.js';
import { ViewQuery } from '../play/play.dto.js';

export class PictureQuery extends ViewQuery {
  @ApiPropertyOptional({
    description:
      '`wide` is 1200 units wide, for large screens and for paper; `narrow` is 600 units wide and higher, for phones: its map ' +
      'comes in two sheets, the west above the east, so that names can be read without zooming.',
    enum: LAYOUTS,
    default: 'wide',
    example: 'narrow',
  })
  @IsIn(LAYOUTS)
  layout: LayoutName = 'wide';
}

export class PngQuery extends PictureQuery {
  @ApiPropertyOptional({
    description: `How wide the picture is, in pixels; at most ${MOST_WIDE.narrow} where the layout is \`narrow\`.`,
    type: 'integer',
    minimum: PNG_WIDTH.least,
    maximum: MOST_WIDE.wide,
    default: PNG_WIDTH.usual,
    example: 780,
  })
  @Type(() => Number)
  @IsInt()
  @Min(PNG_WIDTH.least)
  @Max(MOST_WIDE.wide)
  @MostWith(MOST_WIDE.narrow, 'layout', 'narrow')
  width: number = PNG_WIDTH.usual;
}
