import { urlIn } from '../src/url.js';

test('a text is a URL or none, however often it is asked for', () => {
  for (let count = 0; count < 50_000; count++) {
    if (urlIn('https://bücher.example.com/')?.hostname !== 'xn--bcher-kva.example.com')
      throw new Error(`${count}`);
  }
  expect(urlIn('https://')).toBeUndefined();
});
