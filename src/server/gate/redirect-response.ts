/** A redirect that is never cached and turns a POST into a GET. */
export function createRedirectResponse(to: string): Response {
  return new Response(null, { status: 303, headers: { location: to } })
}
