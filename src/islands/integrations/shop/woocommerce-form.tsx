import { maxLengths } from '@draftdesk/contract/input-limits'
import type { UseFormReturn } from 'react-hook-form'
import { bindField, requireText } from '../../../ui/forms/bind-field.ts'
import { Field, exactTextInputProps } from '../../../ui/forms/field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { linkShop } from '../actions.ts'
import { LinkForm } from '../link-form.tsx'
import type { LinkFormEvents } from '../link-panel.tsx'
import type { LinkedShop } from '../view.ts'
import { wooCommerceMessages as words } from '../words.ts'
import { toShopFieldName } from './to-shop-field-name.ts'

interface WooCommerceFormProps extends LinkFormEvents<LinkedShop> {
  readonly shop: LinkedShop | undefined
  readonly domain: string
  /** Keeps the input while the form of another system is shown. */
  readonly form: UseFormReturn<WooCommerceFields>
}

export interface WooCommerceFields {
  readonly domain: string
  readonly client_id: string
  readonly secret_password: string
}

/** The form that links a WooCommerce shop with a consumer key and secret. */
export function WooCommerceForm({ shop, domain, form, ...linking }: WooCommerceFormProps) {
  return (
    <LinkForm
      {...linking}
      form={form}
      words={words}
      toFieldName={toShopFieldName}
      link={(fields) =>
        linkShop({
          system: 'woocommerce',
          domain: fields.domain.trim(),
          client_id: fields.client_id.trim(),
          client_secret: fields.secret_password.trim(),
          ...(shop && { version: shop.version }),
        })
      }
    >
      <Field
        {...bindField(form, 'domain', requireText(words.domainRequired))}
        label={words.domain}
        defaultValue={domain}
        maxLength={maxLengths.line}
        placeholder="shop.example"
        inputMode="url"
        {...exactTextInputProps}
        hint={words.domainHint}
      />
      <Field
        {...bindField(form, 'client_id', requireText(words.keyRequired))}
        label={words.key}
        defaultValue={shop?.client_id ?? ''}
        maxLength={maxLengths.line}
        placeholder="ck_…"
        {...exactTextInputProps}
        hint={words.keyHint}
      />
      <PasswordField
        {...bindField(form, 'secret_password', {
          validate: (text, { client_id: key }) =>
            text.trim() !== '' || key.trim() === shop?.client_id || words.secretRequired,
        })}
        label={words.secret}
        words={{ showPassword: words.showSecret, hidePassword: words.hideSecret }}
        autoComplete="off"
        maxLength={maxLengths.secret}
        hint={shop ? words.secretKept : words.secretHint}
      />
    </LinkForm>
  )
}
