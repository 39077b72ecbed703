import { phrases } from './phrases.ts'

export const tr = phrases(
  [
    'Merhaba[ {name}],',
    'Mesajınız için teşekkür ederiz.',
    'Belgelerimizde bu konuda şunlar yazıyor:',
    'Saygılarımızla',
    'Takip numarası: {tracking}[, {url}]',
    '{order} numaralı siparişi bu e-posta adresiyle bulamıyoruz. Hangi adresle sipariş verdiniz?',
    'Yaşadığınız sorun için üzgünüz.',
  ],
  [
    '{order} numaralı siparişinizin ödemesi henüz yapılmadı.',
    '{order} numaralı siparişinizin ödemesi alındı[ ({on})] ve siparişiniz hazırlanıyor.',
    '{order} numaralı siparişiniz paketlendi[ ({on})] ve kargo firmasını bekliyor.',
    '{order} numaralı siparişiniz kargoya verildi[ ({on})][, kargo firması: {carrier}].',
    '{order} numaralı siparişiniz teslim edildi[ ({on})].',
    '{order} numaralı siparişiniz iptal edildi[ ({on})].',
    '{order} numaralı siparişinizin ücreti iade edildi[ ({on})][: {refunded}].',
  ],
)
