import { cutText } from '@draftdesk/contract/cut-text'
import { visibleLine } from './visible.ts'

/** A file name on one line and without folders. */
export const cleanFileName = (name: string): string =>
  cutText(visibleLine(name).replaceAll(/[/\\]/g, '_'), 200) || 'file'

/** A media type as headers take it. */
export const cleanFileType = (type: string): string =>
  /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/.test(type) ? type.toLowerCase() : 'application/octet-stream'
