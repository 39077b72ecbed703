import { maxLengths } from '@draftdesk/contract/input-limits'
import type { UseFormReturn } from 'react-hook-form'
import { bindField, requireText } from '../../../ui/forms/bind-field.ts'
import { Field, exactTextInputProps } from '../../../ui/forms/field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { linkShop } from '../actions.ts'
import { LinkForm } from '../link-form.tsx'
import type { LinkFormEvents } from '../link-panel.tsx'
import type { LinkedShop } from '../view.ts'
import { shopMessages as words } from '../words.ts'
import { toShopFieldName } from './to-shop-field-name.ts'

/** The fields of a Shopify store. */
export interface ShopifyFields {
  readonly domain: string
  readonly client_id: string
  readonly secret_password: string
  readonly token_password: string
}

interface ShopifyFormProps extends LinkFormEvents<LinkedShop> {
  readonly shop: LinkedShop | undefined
  readonly domain: string
  /** Keeps the input while the form of another system is shown. */
  readonly form: UseFormReturn<ShopifyFields>
}

/** The form that links a Shopify store. */
export function ShopifyForm({ shop, domain, form, ...linking }: ShopifyFormProps) {
  const clientId = shop?.client_id ?? undefined
  return (
    <LinkForm
      {...linking}
      form={form}
      words={words}
      toFieldName={toShopFieldName}
      link={(fields) =>
        linkShop({
          domain: fields.domain.trim(),
          client_id: fields.client_id.trim(),
          client_secret: fields.secret_password.trim(),
          access_token: fields.token_password.trim(),
          ...(shop && { version: shop.version }),
        })
      }
    >
      <Field
        {...bindField(form, 'domain', requireText(words.domainRequired))}
        label={words.domain}
        defaultValue={domain}
        maxLength={maxLengths.line}
        placeholder="your-shop.myshopify.com"
        {...exactTextInputProps}
        hint={words.domainHint}
      />
      <Field
        {...bindField(form, 'client_id', {
          validate: (text, { secret_password: secret, token_password: token }) => {
            if (text.trim() !== '' || token.trim() !== '') return true
            if (secret.trim() !== '') return words.clientIdRequired
            return shop !== undefined || words.tokenRequired
          },
        })}
        label={words.clientId}
        defaultValue={clientId ?? ''}
        maxLength={maxLengths.line}
        {...exactTextInputProps}
        hint={words.clientIdHint}
      />
      <PasswordField
        {...bindField(form, 'secret_password', {
          validate: (text, { client_id: id, token_password: token }) =>
            `${text}${token}`.trim() !== '' || ['', clientId].includes(id.trim()) || words.secretRequired,
        })}
        label={words.secret}
        words={{ showPassword: words.showSecret, hidePassword: words.hideSecret }}
        autoComplete="off"
        maxLength={maxLengths.secret}
        hint={clientId === undefined ? words.secretHint : words.tokenKept}
      />
      <PasswordField
        {...bindField(form, 'token_password')}
        label={words.token}
        words={words}
        autoComplete="off"
        maxLength={maxLengths.secret}
        hint={shop && clientId === undefined ? words.tokenKept : words.tokenHint}
      />
    </LinkForm>
  )
}
