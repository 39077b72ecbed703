import { phrases } from './phrases.ts'

export const ro = phrases(
  [
    'Bună ziua[ {name}],',
    'Vă mulțumim pentru mesaj.',
    'Documentele noastre spun despre aceasta:',
    'Cu stimă',
    'Numărul de urmărire este {tracking}[: {url}]',
    'Nu găsim comanda {order} la această adresă de e-mail: cu ce adresă ați comandat?',
    'Ne cerem scuze pentru neplăceri.',
  ],
  [
    'Comanda dumneavoastră {order} nu este încă plătită.',
    'Comanda dumneavoastră {order} este plătită[ din {on}] și se pregătește.',
    'Comanda dumneavoastră {order} este ambalată[ din {on}] și așteaptă curierul.',
    'Comanda dumneavoastră {order} a fost expediată[ pe {on}][ cu {carrier}].',
    'Comanda dumneavoastră {order} a fost livrată[ pe {on}].',
    'Comanda dumneavoastră {order} a fost anulată[ pe {on}].',
    'Comanda dumneavoastră {order} a fost rambursată[ pe {on}][: {refunded}].',
  ],
)
