import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Phrases } from '../words/phrases.js';
import type { LayoutName } from './layout.js';
import { Painter } from './painter.js';
import { boardSvg, type Shown } from './picture.js';
import type { Waiter } from './turns.js';

/** How wide a PNG is, in pixels. */
export const PNG_WIDTH = { least: 320, usual: 800 } as const;

/** A narrow one is so much higher that it has as many pixels. */
export const MOST_WIDE = { wide: 2400, narrow: 1200 } as const;

/** How many pixels a picture has, in parts of a wide one of the same width. */
export const TIMES_THE_PIXELS: Readonly<Record<LayoutName, number>> = { wide: 1, narrow: 3 };

export interface PngLook {
  readonly layout?: LayoutName;
  /** In pixels. */
  readonly width?: number;
}

/** Pictures of boards. What is in them is in the view that they are made of. */
@Injectable()
export class Pictures implements OnApplicationShutdown {
  private readonly painter = new Painter();

  svg(shown: Shown, phrases: Phrases, layout: LayoutName = 'wide'): string {
    return boardSvg(shown, phrases, layout);
  }

  /** @throws Refusal if too many are waited for */
  png(
    shown: Shown,
    phrases: Phrases,
    waiter: Waiter,
    { layout = 'wide', width = PNG_WIDTH.usual }: PngLook = {},
  ): Promise<Buffer> {
    return this.painter.paint(this.svg(shown, phrases, layout), width, waiter);
  }

  onApplicationShutdown(): Promise<void> {
    return this.painter.close();
  }
}
