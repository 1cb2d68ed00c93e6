// Package limit slows down those who try too often, per address and per account.
package limit

import (
	"context"
	"net"
	"net/http"
	"net/netip"
	"time"

	"github.com/go-chi/httprate"

	"pellucid/internal/domain"
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

// Limiter counts tries in memory: a restart forgets them.
type Limiter struct {
	scopes  map[Scope]*httprate.RateLimiter
	waiting chan struct{} // tries to sign in that are slowed down
}

// New returns a Limiter; off makes one that allows everything, for load tests on a local address.
func New(off bool) *Limiter {
	l := &Limiter{scopes: map[Scope]*httprate.RateLimiter{}, waiting: make(chan struct{}, slowRoom)}
	if off {
		return l
	}
	for scope, r := range rules {
		l.scopes[scope] = httprate.NewRateLimiter(r.most, r.window, httprate.WithResponseHeaders(httprate.ResponseHeaders{}))
	}
	return l
}

// Allow counts one try and returns nil, or a RateLimited error that says when to come back.
func (l *Limiter) Allow(ctx context.Context, scope Scope, key string) error {
	counter := l.scopes[scope]
	if counter == nil || !counter.OnLimit(nil, new(http.Request).WithContext(ctx), key) { // without headers to set, no writer is needed
		return nil
	}
	return &domain.Error{
		Code: domain.RateLimited, RetryAfter: rules[scope].window,
		Message: "Too many tries. Please wait " + spoken(rules[scope].window) + " and try again.",
	}
}

func spoken(d time.Duration) string {
	switch {
	case d >= time.Hour:
		return "an hour"
	case d > time.Minute:
		return "15 minutes"
	default:
		return "a minute"
	}
}

// Address is the network address of who asks, without the port.
func Address(r *http.Request) string { return Host(r.RemoteAddr) }

// Network is the network that a request comes from, for the log: 256 addresses of IPv4, or one customer's of IPv6.
func Network(r *http.Request) string {
	address, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return ""
	}
	bits := 48
	ip := address.Addr().Unmap().WithZone("")
	if ip.Is4() {
		bits = 24
	}
	return netip.PrefixFrom(ip, bits).Masked().String()
}

// Host takes the port off a network address. Of IPv6 it keeps the network: one person has all the addresses in it.
func Host(remote string) string {
	host, _, err := net.SplitHostPort(remote)
	if err != nil {
		return remote
	}
	return httprate.CanonicalizeIP(host)
}
