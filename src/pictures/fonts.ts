const LATIN_AND_CYRILLIC = [
  '@expo-google-fonts/pt-serif/400Regular/PTSerif_400Regular.ttf',
  '@expo-google-fonts/pt-serif/400Regular_Italic/PTSerif_400Regular_Italic.ttf',
  '@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf',
  '@expo-google-fonts/pt-serif/700Bold_Italic/PTSerif_700Bold_Italic.ttf',
];
const CHINESE = '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf';
const KOREAN = '@expo-google-fonts/song-myung/400Regular/SongMyung_400Regular.ttf';

/** What pictures are written in; where it is not to be had, in what comes near. */
export const FAMILY = "'PT Serif', Georgia, 'Noto Serif', 'Noto Serif SC', 'Noto Serif KR', serif";
export const FIRST_FAMILY = 'PT Serif';

/** The files of type that a text needs: those with thousands of signs only where there are any of them. */
export function fontsFor(text: string): string[] {
  return [
    ...LATIN_AND_CYRILLIC,
    ...(/\p{Script=Han}/u.test(text) ? [CHINESE] : []),
    ...(/\p{Script=Hangul}/u.test(text) ? [KOREAN] : []),
  ].map((file) => require.resolve(file));
}
