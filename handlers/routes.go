// Package handlers is HTTP in. This file is the whole site map: every route, and the rules that it stands under. policy.go
// says what the rules are, and respond.go is the one mapping from errors to answers.
package handlers

import (
	"context"
	"net/http"
	"slices"
	"strings"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"

	"pellucid/handlers/account"
	"pellucid/handlers/admin"
	"pellucid/handlers/api"
	"pellucid/handlers/billing"
	"pellucid/handlers/cache"
	"pellucid/handlers/create"
	"pellucid/handlers/edits"
	"pellucid/handlers/emails"
	"pellucid/handlers/front"
	"pellucid/handlers/gallery"
	"pellucid/handlers/images"
	"pellucid/handlers/limit"
	"pellucid/handlers/machines"
	"pellucid/handlers/openaiapi"
	"pellucid/handlers/outbox"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/signin"
	"pellucid/handlers/tools"
	"pellucid/handlers/web"
	"pellucid/internal/doctor"
	"pellucid/internal/domain"
	"pellucid/internal/metrics"
	"pellucid/internal/tracing"
	"pellucid/static"
	galleryviews "pellucid/views/gallery"
)

// Config is what the site is made of.
type Config struct {
	Frame    *web.Frame
	Account  *account.Pages
	Admin    *admin.Pages
	Billing  *billing.Pages
	Create   *create.Pages
	Edits    *edits.Pages
	Front    *front.Pages
	Gallery  *gallery.Pages
	Images   *images.Pages
	Machines *machines.Pages
	Outbox   *outbox.Pages
	Programs *openaiapi.API // OpenAI's images API; nil: none
	SignIn   *signin.Pages
	Tools    *tools.Pages
	Health   Health
	Backups  func(ctx context.Context) (domain.BackupState, error)
	Disk     func() (domain.Disk, error)
	Door     *doctor.Door // lets pellucid doctor see how requests arrive; nil: none
	Cache    *cache.Cache // of public pages; nil: none
	Metrics  *metrics.Metrics
	Tracer   *tracing.Tracer
	Payments PaymentReceiver
	Sandbox  http.Handler            // the local payment provider; nil: none
	Engines  map[string]http.Handler // webhooks of image vendors, by the last part of the path; each checks its own signatures
	Proxies  Proxies                 // in front of the site; nil: none
	ReadOnly bool                    // pages for visitors alone are served, from a copy of the database
}

// Site is the whole site as one handler.
type Site struct {
	http.Handler
	Routes []Route // all there are

	config   Config
	router   chi.Router
	compress func(http.Handler) http.Handler
}

// New returns the whole site.
func New(c Config) *Site {
	router := chi.NewRouter()
	s := &Site{Handler: router, config: c, router: router, compress: newCompress()}
	router.Use(localOnly(c.Frame.Local), c.Proxies.Middleware, plainPath, withHeaders(securityHeaders(c.Frame.BaseURL, c.Frame.CDN)), requestID, recoverer, problem.WithBaseURL(c.Frame.BaseURL), middleware.GetHead)
	s.Mount(slices.Concat(s.machinery(), s.payments(), s.open(), s.forMachines(), s.programs(), s.entrances(), s.studio(), s.account(), s.security(), s.outbox(), s.adminArea())...)
	operations := api.New(callAdapter{s}, c.Frame.BaseURL)
	register(operations, c)
	for call := range calls {
		if !slices.ContainsFunc(s.Routes, func(r Route) bool { return r.Method+" "+strings.TrimPrefix(r.Pattern, callsPath) == call }) {
			panic("a policy is declared for " + call + ", which is no call")
		}
	}
	s.Mount(
		s.get(callsPath+"/docs", c.Front.Reference(reference(operations.OpenAPI())), cached),
		s.get("/admin/api", c.Front.AdminReference(adminReference(operations.OpenAPI())), administrator),
	)
	nowhere := s.under(everybody)
	router.NotFound(nowhere.HandlerFunc(s.notFound).ServeHTTP)
	router.MethodNotAllowed(nowhere.HandlerFunc(s.methodNotAllowed).ServeHTTP)
	return s
}

// The policies that routes share.
var (
	everybody     = Policy{}
	cached        = Policy{Cache: cache.Page}
	cachedImage   = Policy{Cache: cache.Image}
	member        = Policy{Access: SignedIn}
	memberAlone   = Policy{Access: SignedIn, ViewAs: session.ViewAsRefused} // nobody looks at it as somebody else
	administrator = Policy{Access: Administrator}
	acting        = Policy{ViewAs: session.ViewAsRefused} // a GET that counts something, or is a step of signing in
	machine       = Policy{Machine: true}
	cachedMachine = Policy{Machine: true, Cache: cache.Page}
	imageMachine  = Policy{Machine: true, Cache: cache.Image}
	file          = Policy{Limit: limit.Free, Quiet: true, Uncompressed: true}
	asset         = Policy{Limit: limit.Free, Quiet: true, NoSession: true}
	health        = Policy{Limit: limit.Free, LogLimit: limit.Probe, NoSession: true}
)

// calls are the policies of API calls that differ from the rest. Who may call is said with each operation.
var calls = map[string]Policy{
	"GET /gallery/public":       {Cache: cache.List},
	"POST " + create.UploadPath: {Body: create.UploadLimit},
	"POST " + tools.CutoutPath:  {Body: tools.UploadLimit},
}

func (s *Site) get(pattern string, handle pageFunc, p Policy) Route {
	return Route{http.MethodGet, pattern, p, handler(handle, s.fail(p))}
}

func (s *Site) post(pattern string, handle pageFunc, p Policy) Route {
	return Route{http.MethodPost, pattern, p, handler(handle, s.fail(p))}
}

// machinery is for whoever watches over the server, and the files that pages are made of.
func (s *Site) machinery() []Route {
	return []Route{
		{http.MethodGet, "/healthz", asset, http.HandlerFunc(healthy)},
		{http.MethodGet, "/readyz", health, http.HandlerFunc(s.ready)},
		{http.MethodGet, doctor.DoorPath + "{token}", Policy{NoSession: true}, s.door()},
		{http.MethodGet, "/static/*", asset, static.Handler()},
	}
}

// payments is what the payment provider and image vendors talk to: their webhooks, whose signatures are all that counts, and
// the local payment provider where there is one. None knows sessions.
func (s *Site) payments() (routes []Route) {
	webhook := Policy{Limit: limit.Webhook, NoSession: true, AnySite: true}
	local := Policy{Limit: limit.Free, NoSession: true}
	if receiver := s.config.Payments; receiver != nil && receiver.Selling() {
		routes = append(routes, Route{http.MethodPost, "/webhooks/creem", webhook, s.counted("creem", paymentWebhook(receiver))})
	}
	for name, hook := range s.config.Engines {
		routes = append(routes, Route{http.MethodPost, "/webhooks/" + name, webhook, s.counted(name, hook)})
	}
	if sandbox := s.config.Sandbox; sandbox != nil {
		routes = append(routes, Route{http.MethodGet, "/sandbox/*", local, sandbox}, Route{http.MethodPost, "/sandbox/*", local, sandbox})
	}
	return routes
}

// open is what everybody may read, and what a visitor may do there.
func (s *Site) open() []Route {
	b, f, g, i := s.config.Billing, s.config.Front, s.config.Gallery, s.config.Images
	return []Route{
		s.get("/", f.Home, cached),
		s.post("/try", f.Try, everybody),
		s.get("/try/image.png", f.TryImage, everybody),
		s.get("/gallery", g.GalleryList, cached),
		s.get("/gallery/my", g.Collection(galleryviews.Mine), everybody),
		s.get("/gallery/favorites", g.Collection(galleryviews.Favorites), everybody),
		s.get("/gallery/shared/{key}", g.SharedPage, everybody),
		s.get("/gallery/{category}", g.GalleryList, cached),
		s.get("/u/{username}", g.Creator, cached),
		s.get("/shared/{key}", i.SharedImage, everybody),
		s.get("/shared/{key}/{name}", i.SharedFile, file),
		s.get("/image/{id}", i.ImagePage, cachedImage),
		s.get("/image/{id}/card.jpg", i.Card, everybody),
		s.get("/image/{id}/download", i.Download, acting),
		s.get("/image/{id}/export", s.config.Edits.Export, acting),
		s.get("/image/{id}/report", i.ReportForm, everybody),
		s.post("/image/{id}/report", i.SubmitReport, everybody),
		s.post("/image/{id}/like", i.Like, everybody),
		s.post("/image/{id}/favorite", i.Favorite, everybody),
		s.get("/media/{prefix}/{key}/{name}", i.Media, file),
		s.get("/pricing", b.Pricing, cached),
		s.post("/subscription/checkout", b.Checkout, everybody),
		s.get("/subscription/result", b.SubscriptionResult, everybody),
		s.get("/help", f.Help, cached),
		s.get("/help/{id}", f.HelpArticle, cached),
		s.post("/help/{id}/useful", f.HelpUseful, everybody),
		s.get(tools.PagePath, s.config.Tools.CutoutPage, cached),
		s.post(tools.PagePath, s.config.Tools.CutoutSubmit, Policy{Body: tools.UploadLimit}),
		s.get("/about", f.Prose("about"), cached),
		s.get("/privacy", f.Prose("privacy"), cached),
		s.get("/terms", f.Prose("terms"), cached),
		s.post("/preferences", f.Preferences, everybody),
	}
}

// entrances are about signing up and in, and what the links in our mails open.
func (s *Site) entrances() []Route {
	a, p := s.config.Account, s.config.SignIn
	signsIn := Policy{SignsIn: true, ViewAs: session.ViewAsRefused}
	return []Route{
		s.get("/auth", p.AuthForm, everybody),
		s.post("/auth", p.AuthSubmit, everybody),
		s.get("/auth/passkey", p.PasskeyOptions, acting),
		s.post("/auth/passkey", p.PasskeySignIn, everybody),
		s.get(signin.SecondStepPath, p.SecondStepForm, acting),
		s.post(signin.SecondStepPath, p.SecondStep, everybody),
		s.post("/auth/logout", p.Logout, Policy{ViewAs: session.ViewAsAllowed}),
		s.get("/auth/google", p.SocialBegin(domain.Google), acting),
		s.get("/auth/google/callback", p.SocialCallback(domain.Google), signsIn),
		s.post("/auth/google/callback", p.GoogleCredential, Policy{AnySite: true}), // Google's page sends it, with a token against forgery
		s.get("/auth/facebook", p.SocialBegin(domain.Facebook), acting),
		s.get("/auth/facebook/callback", p.SocialCallback(domain.Facebook), signsIn),
		s.post(signin.FacebookDeletionPath, p.FacebookDeletion, Policy{Limit: limit.Webhook, NoSession: true, AnySite: true, Machine: true}), // Facebook sends it, signed
		s.get(signin.FacebookDeletionPath+"/{code}", p.FacebookDeletionStatus, everybody),
		s.get("/auth/email", p.NewcomerForm, acting),
		s.post("/auth/email", p.NewcomerSubmit, everybody),
		s.get("/forgot-password", p.ForgotForm, everybody),
		s.post("/forgot-password", p.ForgotSubmit, everybody),
		s.get("/reset-password", p.ResetForm, acting),
		s.post("/reset-password", p.ResetSubmit, everybody),
		s.get("/verify-email", p.VerifyEmail, acting),
		s.get("/keep-account", a.KeepByLinkForm, acting),
		s.post("/keep-account", a.KeepByLink, everybody),
		s.get(emails.UnsubscribePath, a.UnsubscribeForm, acting),
		s.post(emails.UnsubscribePath, a.EndMail, Policy{AnySite: true}), // mail programs send it, with a signed link
		s.get("/account-appeal", p.SuspensionForm, everybody),
		s.post("/account-appeal", p.AppealSuspension, everybody),
		s.get("/login", p.Login, everybody),
		s.get("/register", p.Register, everybody),
	}
}

// studio is where people make pictures and keep them in order.
func (s *Site) studio() []Route {
	c, g, i := s.config.Create, s.config.Gallery, s.config.Images
	return []Route{
		s.get("/dashboard", c.Dashboard, member),
		s.post("/image/{id}/edit", i.EditImage, member),
		s.post("/image/{id}/share", i.Share, member),
		s.get("/image/{id}/delete", i.DeleteForm, member),
		s.get("/image/{id}/decision", i.DecisionPage, member),
		s.post("/image/{id}/appeal", i.Appeal, member),
		s.post("/image/{id}/delete", i.Delete, member),
		s.post("/gallery/undo", i.UndoDelete, member),
		s.post("/gallery/bulk", g.Bulk, member),
		s.get("/gallery/folders", g.FolderList, member),
		s.post("/gallery/folders", g.AddFolder, member),
		s.get("/gallery/folders/{folder}", g.FolderPage, member),
		s.post("/gallery/folders/{folder}", g.EditFolder, member),
		s.get("/gallery/folders/{folder}/delete", g.FolderDeleteForm, member),
		s.post("/gallery/folders/{folder}/delete", g.FolderDelete, member),
		s.get("/gallery/shared", g.SharedList, member),
		s.post("/gallery/shared/forget", g.ForgetShared, member),
		s.get("/create", c.CreateForm, member),
		s.post("/create", c.CreateSubmit, member),
		s.get("/create/{task}", c.TaskPage, member),
		s.get(create.ArtPath, c.Art, member),
	}
}

// account is about a user's own profile, credits and plan.
func (s *Site) account() []Route {
	a, b := s.config.Account, s.config.Billing
	return []Route{
		s.get("/settings", s.settings, member),
		s.post("/settings/profile", a.SaveProfile, member),
		s.post("/settings/mail", a.ChooseMail, member),
		s.post("/settings/mail/again", a.TryMailAgain, member),
		s.get("/settings/credits.csv", b.CreditsCSV, member),
		s.post("/settings/billing-details", b.SaveBillingDetails, member),
		s.get("/account/receipts/{id}", b.Receipt, member),
		s.get("/subscription/manage", b.ManageSubscription, member),
		s.get("/subscription/change", b.ChangeForm, member),
		s.post("/subscription/change", b.Change, member),
		s.get("/subscription/cancel", b.CancelForm, member),
		s.post("/subscription/cancel", b.Cancel, member),
		s.post("/subscription/resume", b.Resume, member),
		s.post("/subscription/portal", b.Portal, member),
		s.post("/subscription/credits", b.BuyCredits, member),
	}
}

// security is about who can get into the account of who is signed in, and about leaving.
func (s *Site) security() []Route {
	p := s.config.Account
	return []Route{
		s.post("/settings/password", p.ChangePassword, member),
		s.post("/settings/password/link", p.SendPasswordLink, member),
		s.get(web.SetUpPath, p.TwoStep, memberAlone),
		s.get("/settings/confirm", p.ConfirmForm, memberAlone),
		s.post("/settings/confirm", p.Confirm, member),
		s.get("/settings/passkeys/new", p.PasskeyForm, memberAlone),
		s.post("/settings/passkeys", p.AddPasskey, member),
		s.post("/settings/passkeys/{id}/name", p.RenamePasskey, member),
		s.post("/settings/passkeys/{id}/remove", p.RemovePasskey, member),
		s.get("/settings/authenticator", p.AuthenticatorForm, memberAlone),
		s.post("/settings/authenticator", p.SetUpAuthenticator, member),
		s.post("/settings/authenticator/remove", p.RemoveAuthenticator, member),
		s.post("/settings/recovery-codes", p.NewRecoveryCodes, member),
		s.post("/settings/verify", p.SendVerification, member),
		s.post("/settings/devices/others", p.EndOtherDevices, member),
		s.post("/settings/devices/{handle}/end", p.EndDevice, member),
		s.post("/settings/tokens", p.CreateToken, member),
		s.post("/settings/tokens/{id}/end", p.EndToken, member),
		s.post("/settings/accounts/{provider}/disconnect", p.DisconnectAccount, member),
		s.get("/settings/data.zip", p.Export, Policy{Access: SignedIn, ViewAs: session.ViewAsRefused}),
		s.get("/settings/data/{id}.zip", p.PreparedExport, Policy{Access: SignedIn, ViewAs: session.ViewAsRefused, Uncompressed: true}),
		s.get("/settings/delete", p.DepartForm, member),
		s.post("/settings/delete", p.Depart, member),
		s.post("/settings/delete/undo", p.KeepAccount, member),
	}
}

// outbox shows the mails that a site on this machine keeps instead of sending them.
func (s *Site) outbox() []Route {
	p := s.config.Outbox
	local := Policy{Access: LocalOutbox, ViewAs: session.ViewAsRefused}
	return []Route{
		s.get("/outbox", p.OutboxList, local),
		s.get("/outbox/{id}", p.OutboxEmail, local),
		s.get("/outbox/{id}/html", p.OutboxHTML, local),
	}
}

// adminArea is the administrator's.
func (s *Site) adminArea() []Route {
	p, i := s.config.Admin, s.config.Images
	return []Route{
		s.get("/admin", p.Home, administrator),
		s.get("/admin/users", p.Users, administrator),
		s.get("/admin/users/{id}", p.User, administrator),
		s.post("/admin/users/{id}/credits", p.AdjustCredits, administrator),
		s.get("/admin/subscriptions", p.Tiers, administrator),
		s.get("/admin/subscription-tiers/{id}", p.Tier, administrator),
		s.post("/admin/subscription-tiers/{id}", p.SaveTier, administrator),
		s.get("/admin/search", p.Search, administrator),
		s.get("/admin/waiting", p.WaitingPage, administrator),
		s.post("/admin/alerts", p.SaveAlerts, administrator),
		s.get("/admin/audit", p.AuditLog, administrator),
		s.get("/admin/audit.csv", p.AuditCSV, administrator),
		s.get("/admin/receipts", p.IssuedReceipts, administrator),
		s.get("/admin/receipts.csv", p.IssuedReceiptsCSV, administrator),
		s.get("/admin/mail", p.Mail, administrator),
		s.post("/admin/mail/{id}/retry", p.RetryMail, administrator),
		s.post("/admin/mail/{id}/drop", p.DropMail, administrator),
		s.post("/image/{id}/feature", i.Feature, administrator),
		s.post("/image/{id}/hero", i.Hero, administrator),
		s.post("/image/{id}/hide", p.HideImage, administrator),
		s.post("/admin/images", p.Images, administrator),
		s.post("/admin/images/undo", p.UndoImages, administrator),
		s.get("/admin/moderation", p.Queue, administrator),
		s.post("/admin/moderation/{id}", p.Rule, administrator),
		s.post("/admin/moderation/undo/{decision}", p.UndoRuling, administrator),
		s.post("/admin/moderation/account/{appeal}", p.AnswerAccountAppeal, administrator),
		s.get("/admin/*", s.config.Frame.NotFound, administrator),
		s.post(session.EndViewAsPath, p.EndViewAs, Policy{Access: Viewing, ViewAs: session.ViewAsAllowed}),
	}
}

// forMachines are the addresses that crawlers, readers of feeds and other sites ask at. A page of pictures has its alternates
// under its own path with an ending.
func (s *Site) forMachines() []Route {
	m := s.config.Machines
	return []Route{
		s.get("/robots.txt", m.Robots, cachedMachine),
		s.get("/.well-known/security.txt", m.SecurityText, cachedMachine),
		s.get("/.well-known/change-password", m.ChangePassword, machine),
		s.get("/llms.txt", m.LLMs, cachedMachine),
		s.get("/oembed", m.OEmbed, machine),
		s.get("/sitemap.xml", m.SitemapIndex, cachedMachine),
		s.get("/sitemaps/{shard}.xml", m.SitemapShard, cachedMachine),
		s.get("/feed.atom", m.Feed, cachedMachine),
		s.get("/gallery/{category}/feed.atom", m.Feed, cachedMachine),
		s.get("/gallery.json", m.GalleryJSON, cachedMachine),
		s.get("/gallery/{category}.json", m.GalleryJSON, cachedMachine),
		s.get("/image/{id}.json", m.ImageJSON, imageMachine),
		s.get("/gallery.md", m.GalleryMarkdown, cachedMachine),
		s.get("/gallery/{category}.md", m.GalleryMarkdown, cachedMachine),
		s.get("/image/{id}.md", m.ImageMarkdown, imageMachine),
	}
}
