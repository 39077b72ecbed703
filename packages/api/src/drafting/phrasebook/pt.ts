import { phrases } from './phrases.ts'

export const pt = phrases(
  [
    'Olá[ {name}],',
    'Obrigado pela sua mensagem.',
    'Os nossos documentos dizem sobre isto:',
    'Com os melhores cumprimentos',
    'O número de seguimento é {tracking}[: {url}]',
    'Não encontramos a encomenda {order} com este endereço de e-mail: com que endereço fez a encomenda?',
    'Pedimos desculpa pelo incómodo.',
  ],
  [
    'A sua encomenda {order} ainda não está paga.',
    'A sua encomenda {order} está paga[ desde {on}] e em preparação.',
    'A sua encomenda {order} está embalada[ desde {on}] e aguarda a transportadora.',
    'A sua encomenda {order} foi enviada[ em {on}][ com {carrier}].',
    'A sua encomenda {order} foi entregue[ em {on}].',
    'A sua encomenda {order} foi cancelada[ em {on}].',
    'A sua encomenda {order} foi reembolsada[ em {on}][: {refunded}].',
  ],
)
