// Names of companies, products, logos and characters. Pieces that show them are left out: their shapes are somebody's
// mark, whatever the licence of the drawing says, and nobody who asks for an apple means a telephone.

/** Words that begin a brand's name in a single-colour set, alone or followed by a hyphen. */
const brandWords = new Set(
  `adobe airbnb alexa aliexpress alipay amazon android angular apache appstore arduino atlassian aws azure bandcamp
	behance bitbucket bitcoin blackberry blogger bluesky bluetooth canva chromecast codepen coinbase dell digitalocean
	discord discourse disney docker dribbble dropbox ebay ethereum etsy evernote facebook fedora figma firefox flickr
	foursquare fortnite freebsd github gitlab gmail google gravatar grindr hololens hubspot hulu ibm ikea imdb
	instagram intel ipod itunes jira kickstarter klingon kodi kubernetes lastfm lego linkedin linktree linux litecoin
	mastercard mastodon mcdonalds microsoft minecraft monero mozilla mysql netflix nintendo nodejs npm nvidia onedrive
	openai openstreetmap osm patreon paypal pinterest playstation pokeball pokemon postgresql powershell qualcomm quora
	reddit roku samsung shazam shopify sketchup skype snapchat soundcloud spotify stackoverflow starbucks starlink
	symfony telegram tesla tiktok tinder toslink toyota trello triforce tripadvisor tumblr twitch twitter uber ubisoft
	ubuntu unsplash vimeo vkontakte vuejs waze webkit wechat whatsapp wikidata wikimedia wikipedia wordpress xbox
	xiaomi yahoo yandex yelp youtube`.split(/\s+/),
)

/** Whole names that show a brand or a character without beginning like one. */
const brandNames = new Set([
  'clippy',
  'death-star',
  'death-star-variant',
  'guy-fawkes-mask',
  'pac-man',
  'space-invaders',
  'star-wars',
])

/** The category under which mdi files trademarks. */
const brandCategory = 'Brand / Logo'

/** A function that says whether a piece's name is a brand; metadata is the package's metadata.json. */
export function brandFinder(metadata) {
  const listed = new Set(metadata.categories?.[brandCategory] ?? [])
  return (name) => {
    const words = name.split('-')
    return listed.has(name) || brandNames.has(name) || brandWords.has(words[0]) || words.includes('logo')
  }
}
