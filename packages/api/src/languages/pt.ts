import Portuguese from './stemmers/portuguese-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'pt',
  aliases: [],
  stemmer: new Portuguese(),
  hasCompounds: false,
  usesFirstNames: true,
  stopWords: `a ao aos as até boa bom com como da das de dela dele depois desde do dos e é ela ele em era essa esse esta está estão este estou
    eu foi for gostaria há isso isto já lhe mais mas me meu meus minha minhas muito na não nas nem no nos nossa nosso o obrigada
    obrigado olá onde os ou para pela pelo podem pode poderia podiam por porque posso pra qual quais quando que quem quero saber se
    sem ser seu seus são só sua suas também te tem tenho têm um uma vocês você bom dia tarde cumprimentos`,
  numbers: `zero dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezasseis/dezesseis vinte
    vinte-e-um vinte-e-quatro vinte-e-oito trinta quarenta quarenta-e-oito cinquenta sessenta noventa cem mil`,
  phrases: {
    hello: 'Olá[ {name}],',
    thanks: 'Obrigado pela sua mensagem.',
    quoted: 'Os nossos documentos dizem sobre isto:',
    bye: 'Com os melhores cumprimentos',
    tracking: 'O número de seguimento é {tracking}[: {url}]',
    notFound:
      'Não encontramos a encomenda {order} com este endereço de e-mail: com que endereço fez a encomenda?',
    sorry: 'Pedimos desculpa pelo incómodo.',
    order: {
      unpaid: 'A sua encomenda {order} ainda não está paga.',
      paid: 'A sua encomenda {order} está paga[ desde {on}] e em preparação.',
      packed: 'A sua encomenda {order} está embalada[ desde {on}] e aguarda a transportadora.',
      shipped: 'A sua encomenda {order} foi enviada[ em {on}][ com {carrier}].',
      delivered: 'A sua encomenda {order} foi entregue[ em {on}].',
      cancelled: 'A sua encomenda {order} foi cancelada[ em {on}].',
      refunded: 'A sua encomenda {order} foi reembolsada[ em {on}][: {refunded}].',
    },
  },
  stages: {},
  greetings: {
    opening: /olá|bom dia|boa|prezad/u,
    closing: /cumprimentos|atenciosamente|obrigad[oa]/u,
    salutation: /ol[áa]|car[oa]|bom dia|boa tarde/u,
    thanks: /obrigad/u,
    polite: /olá|obrigad|desculp|cumprimentos/u,
    politeNo: /não hesite/u,
    words: `olá caro cara bom boa dia tarde noite senhor senhora obrigado obrigada agradecemos desculpe desculpas desculpa lamentamos
      cumprimentos atenciosamente melhores esperamos espero hesite contactar escrever dúvida dúvidas pergunta perguntas ajuda ajudar
      mensagem mail encomenda pacote atraso incómodo transtorno erro espera paciência compreensão interesse resposta compra confiança
      semana disposição`,
  },
  polarity: {
    negations: `não nunca nenhum nenhuma sem nada ninguém nem jamais`,
    answers: 'sim não no ja',
    yesOrNo: /sim|não/u,
    exclusions: /excet\w*/u,
    free: /gratuito\w*/u,
    unused: /inutiliz\w*|intact\w*/u,
    idioms: /não só/u,
    costsNothing: /não custa nada/u,
  },
  requests: {
    leave: /posso|podemos/u,
    begins: /(?:^|\s)(?:por favor|poderia|pode[m]?|posso|gostaria|quero|preciso|quando|quanto|como|onde)/u,
    wishes: /por favor|gostaria|quero/u,
    permission: /posso/u,
    states: /onde (?:está|estão)|novidades/u,
    anger: /inaceitável|desilud\p{L}+/u,
    own: /meu|minha/u,
    pointsBack: /isso|isto/u,
  },
  questions: {
    auxiliaries: /posso|pode|é/u,
    which: /que /u,
    openings: /quanto|onde|qual|quais|quem|porque|posso|pode|podem|há|têm|é/u,
    interrogatives: /quando|quanto/u,
    joins: /e|ou|mas/u,
  },
  promises: [
    /\b(?:reembolsar|devolver|enviar|substituir|oferecer|cancelar|garantir)(?:emos|ei)\b|\b(?:reembolsamos|devolvemos|enviamos|substituímos|oferecemos|garantimos)\b/u,
  ],
  risks: {
    lawyer: /advogad[oa]|tribunal/u,
    chargeback: /estorno/u,
    injury: /ferid[oa]|hospital/u,
    data: /rgpd|apagar os meus dados/u,
    press: /jornalista/u,
  },
  numberLabels: {
    other:
      /artigos?|produtos?|modelo|tamanho|tel|telefone|telemóvel|fax|extensão|ramal|clientes?|conta|cartão|terminado em|terminado com|código(?: de desconto| postal)?|cupão|cupom|vale|rastreio|rastreamento|seguimento|série/u,
    document:
      /faturas?|recibo|ref|referência|tickets?|caso|processo|devolução (?:n|núm|número|id)|rma|transação/u,
  },
  quotes: {
    from: 'de',
    labels: 'cópia|data|para|assunto|enviada em',
    subject: 'assunto',
    originals: 'mensagem original',
    forwards: 'mensagem encaminhada',
    wrote: 'escreveu',
    devices:
      'enviado do meu|enviado a partir do meu|obter o outlook|obter outlook|baixe o outlook|baixar o outlook|transferir o outlook',
    sentBy: 'enviado do|enviado da|enviado via|enviado a partir|enviado com',
  },
  opposites: ['antes depois', 'sem com', 'até partir', 'até desde', 'lugar além', 'vez além', 'mais menos'],
  parties: {
    store: {
      subjects:
        /nós|(?:o|a|nossa) (?:vendedor|loja|equipa|equipe)|(?!últimos|próximos|mínimos|máximos|mesmos|gramos|ramos|empréstimos|acréscimos|extremos)\p{L}{2,30}[aei]mos/u,
      agents: /por nós|pelo vendedor|pela loja/u,
      payers: /por nossa conta|a (?:nosso cargo|cargo d[oa] (?:vendedor|loja))/u,
    },
    customer: {
      subjects: /vocês?|clientes?|comprador|destinatário|por favor/u,
      agents: /por (?:você|si)|pelo (?:cliente|comprador)/u,
      payers: /por sua conta|a (?:seu cargo|cargo do (?:cliente|comprador))/u,
    },
    pay: 'pagar',
    objectMarks: /(?:por|para|com|a|de|em)(?: (?:o|a|os))?|ao|do|pelo|no|na/u,
    receives: /recebe|receberá|recebemos|obtém|(?:é|será) \p{L}+[ai]d[oa]/u,
    offers: /precis\p{L}*|aceit\p{L}*|oferec\p{L}*|permit\p{L}*|damos|troc\p{L}*|alug\p{L}*/u,
    modals: /pode|podemos|deve|devemos|sempre/u,
    joins: /e|ou|mas|se|quando|que/u,
    hasFreeVerb: true,
  },
  units: {
    workday: /d[ií]as[ -]úteis/u,
    day: /d[ií]as?/u,
    week: /semanas?/u,
    month: /mês|meses/u,
    year: /anos?/u,
    decade: /décadas?/u,
    hour: /horas?/u,
    percent: /por cento/u,
  },
  needs: {
    amount:
      /quanto (?:custa|custam|fica|tenho de pagar)|qual (?:é )?o (?:preço|custo|valor)|a partir de que valor/u,
    time: /quantas vezes|quanto tempo|quantos dias|até quando|qual (?:é )?o (?:prazo|horário)|a que horas/u,
    duration: /quantos dias|quanto tempo/u,
    measure: /quanto (?:pesa|mede)|quais (?:são )?as (?:medidas|dimensões)/u,
    count: /quant[oa]s(?! (?:dias|meses|semanas|vezes))/u,
    origin: /em que país|onde (?:é|são)[^.?!]{0,40}(?:feit|fabricad|produzid)\p{L}*/u,
    way: /(?:o )?que (?:devo|posso) fazer|como (?:posso|podemos|faço)/u,
    spot: /onde (?:posso|encontro)/u,
  },
  facts: {
    spots: /conta|página|loja/u,
    steps: /você pode|escreva|envie|clique|por/u,
    moments:
      /uma vez|duas vezes|\d{1,4} vezes|cada|segunda-feira|sexta-feira|hoje|amanhã|imediatamente|enquanto|até que|no dia seguinte|no mesmo dia/u,
    freesOfCost:
      /não paga(?:m)? (?:nada|portes|frete|envio)|(?<!não )(?:pagamos|suportamos) (?:nós )?(?:o|a|os|as) (?:portes|frete|envio|custos|devolução)|por nossa conta/u,
    from: /de|em/u,
  },
  exceptions: /exceto|contudo|suplemento|ilhas|apenas/u,
  places: {
    union: /UE|União Europeia/u,
    europe: /europa/u,
    beyond: /fora/u,
    world: /todo o mundo/u,
  },
  glossary: `
return: devol, retorn, enviar de volta, mandar de volta, arrepend
refund: reembols, dinheiro de volta, devolução do dinheiro, estorn, receber dinheiro
exchange: troc, outro tamanho, em vez
replacement: substitu, um novo, outro novo
defect: defeit, avari, não funciona, deixou de funcionar, estragad, não liga
damage: danific, dano, partid, quebrad, riscad, rasgad, pedaços, amolgad
warranty: garanti
repair: repar, conserto, consert, oficina
wrong: errad, errone, engan, erro, não encomendei, incorret
missing: falta, incomplet, não vinha, esquec
cancel: cancel, anul, desist
change: alter, mud, modific, corrig, atualiz
address: endereço, morada, mudei, rua, código postal, cep
deliver: entreg, envi, transportad, cheg, receb, mand, expedi, frete
parcel: encomenda, pacote, volume, caixa
duration: quanto tempo, quantos dias, quando, dias úteis, prazo, demora
late: atras, ainda não, ainda nada, continuo à espera, tarde
lost: perdid, extraviad, desaparec, nunca chegou, não recebi
track: rastre, onde está, estado, segui, acompanh
handed: consta como entregue, entregue mas
neighbour: vizinh, não estou em casa, ausente, no trabalho, porta
pickup: levantar, levantamento, recolh, ponto de recolha, retirar
express: expresso, urgente, amanhã, rápid
shipping-cost: portes, custos de envio, custo de envio, custa o envio, frete, taxa de entrega
cost: cust, preço, tarifa, quanto, pag
free: grátis, gratuit, sem custo
minimum: mínim, a partir de, acima, valor
abroad: estrangeiro, internacion, outros países, que países, fora, países, mundo
customs: alfândega, aduan, import
tax: iva, impost
invoice: fatura, recibo, nota fiscal
payment: pagament, pagar, cartão, paypal, transferência, mbway, multibanco, boleto, pix
declined: recusad, rejeitad, falh, não aceit
twice: duas vezes, dobro, duplicad
fraud: fraude, reconheç, suspeit
discount: descont, cupão, cupom, promo, código, mais barato, oferta, voucher
gift-card: cartão presente, vale presente, cheque prenda, vale oferta
gift: prenda, presente, aniversário, embrulh
price-match: mais barato noutro, melhor preço, diferença de preço
stock: stock, estoque, disponív, esgotad, reserv, ainda têm, ainda tem, voltam a ter, volta a ter, de volta
size: tamanho, medida, pequen, grande, apertad, serve
colour: cor, cores, vermelh, azul, verde, preto, branco, amarel, rosa, castanh, cinz
material: material, tecido, algodão, lã, couro, pele, feito de, linho, seda, madeira
care: lav, limp, passar a ferro, secar, cuidad
custom-made: personaliz, grav, impress, por medida, nome
sale: saldo, promoção, outlet, liquidação
hygiene: roupa interior, higien, cosmét, brincos, selad, selo, abert, biquíni
condition: não usad, usad, vestid, etiqueta, embalagem original, estado, experiment
label: etiqueta, formulário, imprim
store-credit: crédito, vale
deduction: deduz, desconta, parcial, só uma parte
subscription: assinatura, subscri, plano
pause: paus, suspend
renew: renov, automátic
annual: anual, por ano
account: conta, iniciar sessão, regist, perfil, login
password: palavra-passe, senha
newsletter: newsletter, boletim
privacy: privacidade, dados pessoais, meus dados, rgpd
contact: contact, contat, telefon, lig, falar, apoio ao cliente
hours: horário, abert
weekend: fim de semana, sábado, domingo, feriado
shop: loja física, loja
christmas: natal
signature: assinatura
po-box: apartado, caixa postal
combine: juntar, junt, mesma encomenda, dois pedidos
split: várias encomendas, dois pacotes, separad
wholesale: grossist, atacado, revend, grandes quantidades
assembly: montagem, montar, instruç, instal, manual
battery: bateria, pilha, carreg, autonomia
water: impermeáv, água, chuva, nadar
connect: ligar, emparelh, bluetooth, compatív
dimension: dimens, peso, altura, largura, litros, capacidade, medidas, diâmetro
ingredient: ingredient, alerg, alérg, vegan, vegetarian, glúten, lactose, nozes, contém, açúcar
shelf-life: validade, conserv, fresc
food: aliment, perecív, flores, café, chá, chocolate
eco: sustent, recicl, ambient, plástic, biológic
certified: certific
spare: peça, acessóri, sobressalent
student: estudant
loyalty: fideli, pontos
confirmation: confirm
processing: process, prepar, armazém
cutoff: até às, último dia, a tempo
refuse: recus, não levantad
deadline: prazo, dentro de, tarde demais, dias após, dias depois, até quando
proof: prova, foto, imagem
instalment: prestaç, parcel
order: encomend, pedido, compr
money: dinheiro, valor, montante, conta
bank: banco, transferência, iban
valid: válid, expir, resgat
delivery-day: agendar, data de entrega, horário de entrega
large: volumos, pesad
sell: vendem, vende, também têm, catálogo, folheto, segunda mão, gama
job: emprego, estágio, contrata, candidatura, vaga, procuram, trabalhar com
visit: visita guiada, visitar
cooperate: patrocin, doar, doação, rifa, solidári, blog, influencer, colabor, parceria, revista, entrevista
advice: recomend, aconselh, que tamanho, qual dos, qual das
origin: feito em, feitos em, costur, desenh, onde fabric
accessible: cadeira de rodas, acessib, acessív, deficien
course: curso, aula, formação
trade-in: retoma, compram usad, à troca, aceitam usad
pet: cão, cães, gato, animal, animais`,
}
