/** Where the addresses of calls begin; every other address is a page's or a file's. */
export const callPrefix = '/v1/'
