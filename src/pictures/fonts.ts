/** What pictures are written in; where it is not to be had, in what comes near. */
export const FAMILY = "'PT Serif', Georgia, 'Noto Serif', 'Noto Serif SC', 'Noto Serif KR', serif";
export const FIRST_FAMILY = 'PT Serif';

export const LATIN_AND_CYRILLIC = [
  '@expo-google-fonts/pt-serif/400Regular/PTSerif_400Regular.ttf',
  '@expo-google-fonts/pt-serif/400Regular_Italic/PTSerif_400Regular_Italic.ttf',
  '@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf',
  '@expo-google-fonts/pt-serif/700Bold_Italic/PTSerif_700Bold_Italic.ttf',
];

/** Fonts of thousands of letters, each for a script. */
export const LARGE_FONTS = [
  {
    file: '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
    script: /\p{Script=Han}/u,
  },
  {
    file: '@expo-google-fonts/song-myung/400Regular/SongMyung_400Regular.ttf',
    script: /\p{Script=Hangul}/u,
  },
];
