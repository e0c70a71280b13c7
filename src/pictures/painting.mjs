import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

/** In a thread of its own, so that the server answers others meanwhile. */
parentPort.on('message', ({ svg, width, fontFiles, family }) => {
  try {
    const png = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false, fontFiles, defaultFontFamily: family, serifFamily: family },
      logLevel: 'off',
    })
      .render()
      .asPng();
    parentPort.postMessage({ png });
  } catch (error) {
    parentPort.postMessage({ failed: String(error) });
  }
});
