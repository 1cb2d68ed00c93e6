package limit

import (
	"time"
)

// Scope names what is counted.
type Scope string

// What is counted, and by which key.
const (
	LoginPair       Scope = "login-pair"       // sign-ins by network address and name together
	LoginDevice     Scope = "login-device"     // sign-ins by known device
	LoginAccount    Scope = "login-account"    // wrong passwords by name; more slow further tries down, see SignIn
	LoginAddress    Scope = "login-address"    // sign-ins by network address
	RegisterAddress Scope = "register-address" // sign-ups by network address
	Generate        Scope = "generate"         // generations by user
	Derive          Scope = "derive"           // downloads that must be made first, by network address
	Mark            Scope = "mark"             // likes and favorites by user
	Enhance         Scope = "enhance"          // prompts to improve, by user
	Explain         Scope = "explain"          // prompts that are read while they are typed, by user
	Art             Scope = "art"              // small images of what words are drawn as, by user
	Cutout          Scope = "cutout"           // backgrounds that are removed, by user
	CutoutAddress   Scope = "cutout-address"   // backgrounds that visitors have removed, by network address
	Edit            Scope = "edit"             // edits that are previewed, by user
	EditSave        Scope = "edit-save"        // edits that are saved, by user
	ImageExport     Scope = "image-export"     // files that images are exported to, by user or by a visitor's network address
	Upload          Scope = "upload"           // reference images, by user
	Checkout        Scope = "checkout"         // purchases that are begun, by user
	SocialAddress   Scope = "social-address"   // sign-ins by a provider, by network address
	MailAddress     Scope = "mail-address"     // mails that visitors ask for, by network address
	MailAccount     Scope = "mail-account"     // mails that signed-in users ask for, by user
	MailRepeat      Scope = "mail-repeat"      // mails that visitors ask for, by name: one more within the minute is not sent
	LinkAddress     Scope = "link-address"     // links from mails that are opened, by network address
	Reauth          Scope = "reauth"           // passwords that signed-in users are asked for, by user
	SecondStep      Scope = "second-step"      // codes and passkeys that are tried, by network address; codes are counted by user as well, in the store
	Token           Scope = "token"            // API tokens that are made, by user
	Export          Scope = "export"           // downloads of all data, by user
	Bundle          Scope = "bundle"           // ZIP files of many pictures, by user
	Report          Scope = "report"           // reports of pictures, by network address
	Act             Scope = "act"              // whatever changes something, by network address
	Refusal         Scope = "refusal"          // lines of the log about requests that came too often, by network address
	Read            Scope = "read"             // pages and calls that change nothing, by network address
	LongRead        Scope = "long-read"        // of those, lists of more than a hundred rows
	Free            Scope = "free"             // what costs next to nothing: it has no rule
	Webhook         Scope = "webhook"          // what payment and image providers send, by network address
	Probe           Scope = "probe"            // health checks in the log, by network address
	VisitorImage    Scope = "visitor-image"    // tries of visitors to make an image without an account, by network address
	HelpVote        Scope = "help-vote"        // answers to whether an article was useful, by network address
)

type rule struct {
	most   int
	window time.Duration
}

var rules = map[Scope]rule{
	LoginPair:       {10, 15 * time.Minute},
	LoginDevice:     {30, 15 * time.Minute},
	LoginAccount:    {20, 15 * time.Minute},
	LoginAddress:    {50, 15 * time.Minute},
	RegisterAddress: {20, time.Hour},
	Generate:        {60, time.Minute},
	Derive:          {60, time.Minute},
	Mark:            {120, time.Minute},
	Enhance:         {30, time.Minute},
	Explain:         {120, time.Minute},
	Art:             {240, time.Minute},
	Cutout:          {30, time.Minute},
	CutoutAddress:   {20, time.Hour},
	Edit:            {60, time.Minute},
	EditSave:        {20, time.Minute},
	ImageExport:     {30, time.Minute},
	Upload:          {30, time.Minute},
	Checkout:        {20, time.Minute},
	SocialAddress:   {50, 15 * time.Minute},
	MailAddress:     {20, time.Hour},
	MailAccount:     {5, time.Hour},
	MailRepeat:      {1, time.Minute},
	LinkAddress:     {50, 15 * time.Minute},
	Reauth:          {10, 15 * time.Minute},
	SecondStep:      {30, 15 * time.Minute},
	Token:           {20, time.Hour},
	Export:          {10, time.Hour},
	Bundle:          {20, time.Minute},
	Report:          {20, time.Hour},
	HelpVote:        {20, time.Hour},
	VisitorImage:    {30, time.Hour},
	Act:             {300, time.Minute},
	Refusal:         {20, time.Minute},
	Read:            {600, time.Minute},
	LongRead:        {30, time.Minute},
	Webhook:         {1200, time.Minute},
	Probe:           {20, time.Minute},
}
