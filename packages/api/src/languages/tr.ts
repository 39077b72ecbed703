import Turkish from './stemmers/turkish-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'tr',
  aliases: [],
  stemmer: new Turkish(),
  hasCompounds: false,
  usesFirstNames: false,
  stopWords: `acaba ama ancak artık aslında az bana bazı belki ben benim beni bir biraz biz bize bizim bu bunu bunun çok çünkü da daha de
    değil diye dolayı en evet gibi göre ha hala hangi hem hep her için ile ise iyi kadar ki kim lütfen merhaba mi mı mu mü nasıl ne
    neden nerede niye o olan olarak oldu olduğu olup onu onun onlar sadece sana sayın selam sen siz size sizin sonra şey şimdi şu
    tabii teşekkür teşekkürler tüm ve veya ya yani yok var zaten günler saygılar saygılarımla ederim ederiz istiyorum`,
  frameWords: `bilmek söylemek görmek bulmak bakmak kullanmak yapmak almak vermek getirmek istiyorum istemek lazım gerek soru sorum sorular
    cevap sorun mümkün tam şu anda genellikle şey hiçbir biri ürün ürünler ürünü eşya parça sipariş siparişim siparişi satın aldım
    almıştım alışveriş mağaza dükkan site sayfa şirket ekip müşteri müşteriler dün bugün hafta haftalar ay aylar gün günler yıl
    yıllar pazartesi salı çarşamba perşembe cuma cumartesi pazar sabah akşam yakında uzun çok sık gerçekten belki her zaman asla iyi
    tür tip geldi ulaştı aldık başka diğer son sonraki ilk yeni eski büyük küçük iki üç dört beş altı bilgi bilgiler anne baba eş
    oğlum kızım arkadaş kardeş ev nasıl ne nerede hangi mi mı mu mü miyim mıyım musunuz müsünüz var yok için acaba lütfen`,
  numbers: `sıfır iki üç dört beş altı yedi sekiz dokuz on on-bir on-iki on-üç on-dört on-beş on-altı yirmi yirmi-bir yirmi-dört yirmi-sekiz
    otuz kırk kırk-sekiz elli altmış doksan yüz bin`,
  phrases: {
    hello: 'Merhaba[ {name}],',
    thanks: 'Mesajınız için teşekkür ederiz.',
    quoted: 'Belgelerimizde bu konuda şunlar yazıyor:',
    bye: 'Saygılarımızla',
    tracking: 'Takip numarası: {tracking}[, {url}]',
    notFound: '{order} numaralı siparişi bu e-posta adresiyle bulamıyoruz. Hangi adresle sipariş verdiniz?',
    sorry: 'Yaşadığınız sorun için üzgünüz.',
    order: {
      unpaid: '{order} numaralı siparişinizin ödemesi henüz yapılmadı.',
      paid: '{order} numaralı siparişinizin ödemesi alındı[ ({on})] ve siparişiniz hazırlanıyor.',
      packed: '{order} numaralı siparişiniz paketlendi[ ({on})] ve kargo firmasını bekliyor.',
      shipped: '{order} numaralı siparişiniz kargoya verildi[ ({on})][, kargo firması: {carrier}].',
      delivered: '{order} numaralı siparişiniz teslim edildi[ ({on})].',
      cancelled: '{order} numaralı siparişiniz iptal edildi[ ({on})].',
      refunded: '{order} numaralı siparişinizin ücreti iade edildi[ ({on})][: {refunded}].',
    },
  },
  stages: { shipped: 'gönderildi', delivered: 'ulaştı' },
  greetings: {
    opening: /merhaba|sayın|selam|iyi günler/u,
    closing: /saygılar\p{L}*|teşekkürler|iyi çalışmalar/u,
    salutation: /merhaba|sayın|iyi günler/u,
    thanks: /teşekkür/u,
    polite: /merhaba|teşekkür|özür|üzgün|saygılar|umarız/u,
    politeNo: /çekinmeyin/u,
    words: `merhaba sayın iyi günler akşamlar teşekkürler teşekkür ederiz ederim mesajınız mesaj için özür dileriz dilerim üzgünüz maalesef
      kusura bakmayın gecikme aksaklık rahatsızlık saygılarımızla saygılarımla selamlar dileriz güzel hafta sonu umarız umarım
      çekinmeyin yazın sorunuz sorularınız yardım yardımcı olmaktan memnuniyet duyarız sipariş paket kargo hata sabrınız anlayışınız
      ilginiz cevap alışveriş güveniniz ekibi yakında`,
  },
  polarity: {
    negations: `değil değildir yok yoktur asla hiç hiçbir olmaz edilmez yapılmaz olmadan`,
    answers: 'evet hayır değil yok',
    yesOrNo: /evet|hayır/u,
    exclusions: /haric|disinda|imkansiz/u,
    free: /ucretsiz\w*|bedava/u,
    unused: /kullanilmamis|acilmamis|giyilmemis/u,
  },
  requests: {
    leave: /(?:abilir|ebilir) mi(?:yim|yiz)|mümkün mü/u,
    begins:
      /(?:^|\s)(?:lütfen|istiyorum|rica ed|alabilir miyim|yapabilir mi|mümkün mü|ne zaman|nasıl|nerede|kaç|hangi)/u,
    wishes: /lütfen|istiyorum|isterim|rica ed\p{L}*|talep ed\p{L}*/u,
    permission: /mümkün mü|alabilir miyim|yapabilir miyim/u,
    states: /nerede|durumu|ne zaman gelir/u,
    anger: /kabul edilemez|rezalet|hayal kırıklığı|dolandırıcı\p{L}*|berbat|üçüncü kez/u,
    own: /benim|siparişim\p{L}*|kargom|paketim/u,
  },
  questions: {
    auxiliaries: /var mı|mümkün mü/u,
    which: /hangi /u,
    openings: /nasıl|nerede|nereden|hangi|kaç|neden/u,
    interrogatives: /nasıl|nerede|hangi|kaç/u,
    joins: /ve|veya|ama/u,
  },
  promises: [
    /(?<!\p{L})(?:iade ed|gönder|değiştir|öde|iptal ed|onar|tamir ed|garanti ed|söz ver|teslim ed)\p{L}*(?:eceğiz|acağız|eceğim|acağım|iyoruz|ıyoruz|üyoruz|uyoruz|eriz|arız)(?!\p{L})/u,
  ],
  risks: {
    lawyer: /avukat\p{L}*|mahkeme\p{L}*|tüketici hakem heyeti|dava (?:aç|ed)\p{L}*/u,
    chargeback: /ters ibraz|ödemeye itiraz/u,
    injury: /yaraland\p{L}*|hastane\p{L}*|yanık/u,
    data: /kvkk|gdpr|(?:kişisel )?verilerimi sil\p{L}*/u,
    press: /gazeteci\p{L}*/u,
  },
  numberLabels: {
    other:
      /ürün\p{L}*|model\p{L}*|beden\p{L}*|tel|telefon\p{L}*|dahili|müşteri\p{L}*|kart\p{L}*|kod\p{L}*|kupon\p{L}*|takip\p{L}*|seri/u,
    document:
      /fatura\p{L}*|fiş\p{L}*|ref|referans\p{L}*|talep\p{L}*|bilet\p{L}*|iade (?:no|numara|kod)\p{L}{0,10}|rma|işlem\p{L}*/u,
  },
  quotes: {
    from: 'kimden|gönderen',
    labels: 'tarih|kime|konu|gönderildi',
    subject: 'konu',
    originals: 'orijinal mesaj|özgün ileti',
    forwards: 'iletilen mesaj|yönlendirilen ileti',
    wrote: 'yazdı|şunları yazdı',
    devices: 'android için outlook|ios için outlook',
    sentBy: 'şuradan gönderildi',
  },
  units: {
    workday: /iş günü\p{L}*/u,
    day: /gün|günü|günlük/u,
    week: /hafta|haftalık/u,
    month: /ay|aylık/u,
    year: /yıl|yıllık/u,
    decade: /onyıl/u,
    hour: /saat/u,
    percent: /yüzde/u,
  },
  needs: {
    amount: /ne kadar tutar|kaç (?:para|lira|tl)|fiyatı ne|ücreti ne kadar/u,
    time: /ne zaman|ne kadar (?:sürer|sürede)|kaç (?:gün|hafta|saat)/u,
    duration: /ne kadar (?:sürer|sürede)|kaç (?:gün|hafta|saat)/u,
    measure: /(?:boyutları|ölçüleri|ağırlığı) ne|kaç (?:kilo|santim)/u,
    count: /kaç (?:adet|tane|parça)/u,
    origin: /hangi ülkede|nerede üretil\p{L}*/u,
    way: /ne yapmalıyım|nasıl (?:iade|iptal|değiştir|öde)\p{L}*/u,
    spot: /nereden (?:bulabilirim|alabilirim)|nerede bulabilirim/u,
  },
  facts: {
    spots: /hesabınız\p{L}*|sayfa\p{L}*|mağaza\p{L}*/u,
    steps: /lütfen|yapabilirsiniz|tıklayın|gönderin/u,
    moments: /pazartesi|cuma|bugün|yarın|hemen/u,
  },
  exceptions: /hariç|ancak|ek ücret|adalar|sadece|yalnızca/u,
  places: {
    union: /AB|Avrupa Birliği/u,
    europe: /avrupa\p{L}*/u,
    beyond: /dışında/u,
    world: /dünyanın her yerine/u,
  },
  glossary: `
return: iade, geri gönder, geri ver, cayma
refund: para iade, paramı geri, ücret iade, geri ödeme, ücretin iade
exchange: değişim, değiştir, başka beden, farklı beden, yerine
replacement: yenisi, yenisini, yedek ürün
defect: arıza, bozuk, çalışmıyor, kusur, hatalı ürün
damage: hasar, kırık, kırıl, çizik, yırtık, ezik, zarar
warranty: garanti
repair: onarım, tamir, servis
wrong: yanlış, hatalı, sipariş etmedi, farklı ürün
missing: eksik, çıkmadı, unutul
cancel: iptal, vazgeç
change: güncelle, düzelt, değiştirmek
address: adres, taşındı, sokak, posta kodu
deliver: teslim, gönder, kargo, kurye, ulaş
parcel: paket, koli, kutu
duration: ne kadar sürer, kaç gün, ne zaman, iş günü, teslimat süre, sürer
late: gecik, hâlâ gelme, hala gelme, gelmedi, bekliyor
lost: kayıp, kaybol, ulaşmadı, hiç gelme
track: takip, nerede, durum
handed: teslim edildi görün, teslim edilmiş görün
neighbour: komşu, evde yok, işteyim, kapıya
pickup: teslim nokta, mağazadan teslim, şubeden
express: hızlı, ekspres, yarın, acil
shipping-cost: kargo ücret, teslimat ücret, gönderim ücret, kargo bedel
cost: ücret, fiyat, ne kadar, kaç para, bedel, tutar
free: ücretsiz, bedava
minimum: minimum, üzeri sipariş, alt limit, en az
abroad: yurt dışı, yurtdışı, uluslararası, başka ülke, hangi ülke
customs: gümrük, ithal
tax: vergi
invoice: fatura, fişi
payment: ödeme, kredi kart, havale, kapıda ödeme, paypal
declined: reddedil, onaylanma
twice: iki kez, iki kere, çift
fraud: dolandır, şüpheli, tanımıyor
discount: indirim, kupon, kampanya, promosyon, daha ucuz
gift-card: hediye kart, hediye çek
gift: hediye, doğum günü
price-match: başka yerde daha ucuz, fiyat fark
stock: stok, mevcut, tüken
size: beden, ölçü, numara, çok küçük, çok büyük, dar geldi
colour: renk, kırmızı, mavi, yeşil, siyah, beyaz, sarı, pembe, kahverengi, gri renk
material: malzeme, kumaş, pamuk, yün, deri, ipek, ahşap
care: yıka, temizl, ütü, kurut, bakım
custom-made: kişiye özel, özel üretim, isim yaz, baskı, gravür
sale: outlet, tasfiye, indirimli ürün
hygiene: iç çamaşır, hijyen, kozmetik, küpe, mühür, açılmış
condition: kullanılma, kullanılmış, giyilme, etiketi, orijinal kutu, orijinal ambalaj
label: etiket, iade form, formu, yazdır
store-credit: mağaza kredi, hediye bakiye
deduction: kesinti, kısmi, düşül
subscription: abone, üyelik
pause: duraklat, askıya
renew: yenile, otomatik, uzat
annual: yıllık, yılda
account: hesap, giriş yap, kayıt, profil
password: şifre, parola
newsletter: bülten, abonelikten çık
privacy: kişisel veri, gizlilik, kvkk
contact: iletişim, telefon, arayabil, müşteri hizmet
hours: çalışma saat, açık mı, saat kaç
weekend: hafta sonu, cumartesi, pazar, tatil, bayram
shop: mağaza, dükkan
christmas: yılbaşı, noel
signature: imza
combine: birleştir, birlikte gönder, tek paket, iki sipariş
split: ayrı ayrı, iki paket, birden fazla paket
wholesale: toptan, yeniden sat, toplu, firma
assembly: montaj, kurulum, talimat
battery: pili, pilli, batarya, şarj
water: su geçirmez, suya dayan, yağmur
dimension: boyut, ağırlık, yükseklik, genişlik, hacim, çapı
ingredient: içerik, alerj, vegan, vejetaryen, gluten, laktoz, fındık, şeker, içeriyor
shelf-life: son kullanma, raf ömrü, saklan, taze
food: gıda, çiçek, kahve, çay, çikolata
eco: sürdürülebilir, geri dönüş, plastik, çevre
certified: sertifika
spare: yedek parça, aksesuar
student: öğrenci
loyalty: sadakat, puan
confirmation: onay, teyit
processing: hazırlan, işleme
cutoff: saat kaça kadar, en geç, son gün
refuse: kabul etme, reddet
deadline: süresi, süre için, kaç gün içinde, gün içinde, son tarih
proof: kanıt, fotoğraf
instalment: taksit
order: sipariş, satın al, aldığım
money: paramı, parası, parayı
bank: banka, iban, havale
valid: geçerli, süresi dol
delivery-day: teslimat günü, teslimat saat
large: büyük ürün, ağır
sell: satıyor, katalog, ürün çeşit
job: iş başvuru, staj, kariyer
visit: ziyaret, gezi
cooperate: sponsor, bağış, blog, influencer, iş birliği, röportaj
advice: öner, tavsiye, hangi beden, hangisi
origin: üretil, üretim yeri, menşe
accessible: tekerlekli sandalye, engelli
course: kurs, atölye, ders
trade-in: geri al, takas
pet: köpek, kedi, evcil`,
}
