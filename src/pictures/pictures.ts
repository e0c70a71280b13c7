import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Phrases } from '../words/phrases.js';
import { Painter } from './painter.js';
import { boardSvg, type Shown } from './picture.js';
import type { Waiter } from './turns.js';

/** How wide a PNG is, in pixels. */
export const PNG_WIDTH = { least: 320, usual: 800, most: 2400 } as const;

/** Pictures of boards. What is in them is in the view that they are made of. */
@Injectable()
export class Pictures implements OnApplicationShutdown {
  private readonly painter = new Painter();

  svg(shown: Shown, phrases: Phrases): string {
    return boardSvg(shown, phrases);
  }

  /**
   * @param width in pixels, `PNG_WIDTH`
   * @throws Refusal if too many are waited for
   */
  png(shown: Shown, phrases: Phrases, waiter: Waiter, width: number = PNG_WIDTH.usual): Promise<Buffer> {
    return this.painter.paint(this.svg(shown, phrases), width, waiter);
  }

  onApplicationShutdown(): Promise<void> {
    return this.painter.close();
  }
}
