package handlers

import (
	"pellucid/handlers/session"
	"pellucid/handlers/web"
)

// account is about a user's own profile, credits and plan.
func (s *Site) account() []Route {
	a, b := s.config.Account, s.config.Billing
	return []Route{
		s.get("/settings", s.settings, member),
		s.post("/settings/profile", a.SaveProfile, member),
		s.post("/settings/mail", a.ChooseMail, member),
		s.post("/settings/mail/again", a.TryMailAgain, member),
		s.get("/settings/credits.csv", b.CreditsCSV, Policy{Access: SignedIn, ViewAs: session.ViewAsRefused}),
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
		s.post("/settings/password", p.ChangePassword, inBrowser),
		s.post("/settings/password/link", p.SendPasswordLink, inBrowser),
		s.get(web.SetUpPath, p.TwoStep, memberAlone),
		s.get("/settings/confirm", p.ConfirmForm, memberAlone),
		s.post("/settings/confirm", p.Confirm, inBrowser),
		s.get("/settings/passkeys/new", p.PasskeyForm, memberAlone),
		s.post("/settings/passkeys", p.AddPasskey, inBrowser),
		s.post("/settings/passkeys/{id}/name", p.RenamePasskey, inBrowser),
		s.post("/settings/passkeys/{id}/remove", p.RemovePasskey, inBrowser),
		s.get("/settings/authenticator", p.AuthenticatorForm, memberAlone),
		s.post("/settings/authenticator", p.SetUpAuthenticator, inBrowser),
		s.post("/settings/authenticator/remove", p.RemoveAuthenticator, inBrowser),
		s.post("/settings/recovery-codes", p.NewRecoveryCodes, inBrowser),
		s.post("/settings/verify", p.SendVerification, inBrowser),
		s.post("/settings/devices/others", p.EndOtherDevices, inBrowser),
		s.post("/settings/devices/{handle}/end", p.EndDevice, inBrowser),
		s.post("/settings/tokens", p.CreateToken, inBrowser),
		s.post("/settings/tokens/{id}/end", p.EndToken, inBrowser),
		s.post("/settings/accounts/{provider}/disconnect", p.DisconnectAccount, inBrowser),
		s.get("/settings/data.zip", p.Export, memberAlone),
		s.get("/settings/data/{id}.zip", p.PreparedExport, Policy{Access: SignedIn, InPerson: true, ViewAs: session.ViewAsRefused, Uncompressed: true}),
		s.get("/settings/delete", p.DepartForm, inBrowser),
		s.post("/settings/delete", p.Depart, inBrowser),
		s.post("/settings/delete/undo", p.KeepAccount, inBrowser),
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
