/** The path prefix of calls. All other paths are pages and files. */
export const callPrefix = '/v1/'
