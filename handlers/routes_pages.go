package handlers

import (
	"pellucid/handlers/create"
	"pellucid/handlers/emails"
	"pellucid/handlers/limit"
	"pellucid/handlers/session"
	"pellucid/handlers/signin"
	"pellucid/handlers/tools"
	"pellucid/internal/domain/people"
	galleryviews "pellucid/views/gallery"
)

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
		s.get("/auth/google", p.SocialBegin(people.Google), acting),
		s.get("/auth/google/callback", p.SocialCallback(people.Google), signsIn),
		s.post("/auth/google/callback", p.GoogleCredential, Policy{AnySite: true}), // Google's page sends it, with a token against forgery
		s.get("/auth/facebook", p.SocialBegin(people.Facebook), acting),
		s.get("/auth/facebook/callback", p.SocialCallback(people.Facebook), signsIn),
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
