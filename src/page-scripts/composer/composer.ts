/** Looks after replies that are written on the mail pages, also in conversations that are opened later. */
export function startComposer(): void {
  void import('./light-marks.ts').then(({ startMarks }) => startMarks())
  void import('./write.ts').then(({ startWriting }) => startWriting())
  void import('./sheet.ts').then(({ startSheet }) => startSheet())
}
