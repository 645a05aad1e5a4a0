export const filmLabels = {
  play: 'Play the film',
  noteFrom: { youtube: 'From YouTube', vimeo: 'From Vimeo' },
  captions: 'English',
  transcript: 'Transcript of the film',
  close: 'Close the film',
  failure: 'The film could not be loaded. Check your connection and press play again.',
} as const
