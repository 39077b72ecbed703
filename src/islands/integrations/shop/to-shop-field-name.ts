const fieldNames: Readonly<Record<string, string>> = {
  client_secret: 'secret_password',
  access_token: 'token_password',
}

/** The form's name of a field of a shop. */
export const toShopFieldName = (name: string): string => fieldNames[name] ?? name
