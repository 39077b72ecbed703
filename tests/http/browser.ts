/** An answer with its body read, and where a redirect leads. */
export interface BrowserAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly location: string | undefined
  json(): unknown
}

/** A browser without a window: it keeps cookies, follows nothing and says where it comes from. */
export interface Browser {
  readonly cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<BrowserAnswer>
  /** Posts a form as a page of the site does. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<BrowserAnswer>
  /** Makes a call as a script of the site does. */
  call(
    method: string,
    path: string,
    body?: FormData | object,
    headers?: Record<string, string>,
  ): Promise<BrowserAnswer>
  /** Follows redirects from an address to a page: every address on the way. */
  follow(path: string): Promise<{ readonly way: readonly string[]; readonly page: BrowserAnswer }>
  signIn(email: string, password: string): Promise<BrowserAnswer>
}

export function openBrowser(url: string): Browser {
  const cookies = new Map<string, string>()

  async function send(
    path: string,
    init: RequestInit,
    headers: Record<string, string>,
  ): Promise<BrowserAnswer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(new URL(path, url), {
      ...init,
      redirect: 'manual',
      headers: { ...(cookie && { cookie }), ...headers },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await answer.text()
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      location: answer.headers.get('location') ?? undefined,
      json: () => JSON.parse(text) as unknown,
    }
  }

  const own = { origin: url, 'sec-fetch-site': 'same-origin' }
  const browser: Browser = {
    cookies,
    get: (path, headers = {}) => send(path, {}, headers),
    post: (path, fields, headers = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }, { ...own, ...headers }),
    call(method, path, body, headers = {}) {
      const isForm = body instanceof FormData
      const init: RequestInit = { method, ...(body && { body: isForm ? body : JSON.stringify(body) }) }
      const type: Record<string, string> = body && !isForm ? { 'content-type': 'application/json' } : {}
      return send(path, init, { ...own, ...type, 'x-requested-with': 'draftdesk', ...headers })
    },
    async follow(path) {
      const way = [path]
      for (;;) {
        const page = await send(way.at(-1) ?? path, {}, {})
        if (!page.location || way.length > 10) return { way, page }
        way.push(page.location)
      }
    },
    signIn: (email, password) => browser.post('/signin', { email, password }),
  }
  return browser
}

/** Fields as the multipart forms of /v1 take them. */
export function createFormData(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
