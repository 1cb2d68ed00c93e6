package content

// Topic is a help article by what somebody asks about who reads a message.
type Topic struct {
	Article string // its id
	Subject string // completes "Help about …"
}

// Topics of messages that belong to no field of a form.
var (
	CommonErrors = Topic{"pop-3", "common errors"}
	SigningIn    = Topic{"ts-1", "signing in and up"}
	SigningUp    = Topic{"gs-2", "creating an account"}
	Missing      = Topic{"ts-4", "missing pages"}
	Waiting      = Topic{"ts-3", "waiting and retrying"}
	Credits      = Topic{"acc-2", "credits"}
	Failed       = Topic{"ts-2", "failed generations"}
	Requests     = Topic{"api-4", "API errors"}
	Tokens       = Topic{"api-1", "API tokens"}
	Twice        = Topic{"api-2", "repeated requests"}
)

var (
	prompts = Topic{"use-1", "writing a prompt"}
	sizes   = Topic{"use-2", "sizes"}
	limits  = Topic{"pop-2", "limits"}
	words   = Topic{"api-3", "descriptions, tags and categories"}
)

// topics are about a field of a form or of a request, by its name.
var topics = map[string]Topic{
	"prompt":           prompts,
	"negative_prompt":  prompts,
	"width":            sizes,
	"height":           sizes,
	"size":             sizes,
	"num_samples":      limits,
	"guidance_scale":   limits,
	"steps":            limits,
	"seed":             limits,
	"style":            {"use-3", "styles"},
	"clone_from":       {"pop-3", "starting from an image"},
	"alt_text":         words,
	"tags":             words,
	"category":         words,
	"is_public":        {"acc-1", "plans and private images"},
	"Idempotency-Key":  Twice,
	"email":            SigningUp,
	"username":         SigningUp,
	"password":         SigningUp,
	"password_confirm": SigningUp,
	"current_password": SigningIn,
	"format":           {"use-4", "downloads"},
	"tier_id":          {"acc-1", "plans"},
	"payment_type":     {"acc-3", "monthly and annual billing"},
	"credits_amount":   Credits,
	"token":            SigningIn,
	"token_name":       Tokens,
	"name":             {"gs-5", "folders"},
	"bio":              {"acc-5", "your details"},
}

// About returns the topic of a field. Every field has one: that of common errors where it has none of its own.
func About(field string) Topic {
	if topic, ok := topics[field]; ok {
		return topic
	}
	return CommonErrors
}

// Path is the address of the topic's article.
func (t Topic) Path() string { return "/help/" + t.Article }
