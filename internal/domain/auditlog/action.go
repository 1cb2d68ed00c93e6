package auditlog

// What the administrator does that the audit log keeps. A new action needs a sentence in views/audit_sentence.go; the log takes
// none that is not in Actions.
const (
	Credits            = "user.adjust_credits"
	Suspend            = "user.suspend"
	Reactivate         = "user.reactivate"
	AppealDenied       = "user.appeal_denied"
	Trust              = "user.trust"
	ViewAs             = "user.view_as"
	ViewAsEnd          = "user.view_as_end"
	Mail               = "user.mail"
	ResetPassword      = "user.reset_password"
	RemoveSecondFactor = "user.remove_second_factor"
	RecoveryUsed       = "user.recovery_code_used" // the administrator's own
	RecoveryNew        = "user.recovery_codes_new"

	TierEdit = "tier.edit"

	ImageKeep      = "image.keep"
	ImageHide      = "image.hide"
	ImageDelete    = "image.delete"
	ImageSuspend   = "image.suspend"
	ImageUndo      = "image.undo"
	ImageFeature   = "image.feature"
	ImageUnfeature = "image.unfeature"
	ImageHero      = "image.hero"
	ImageUnhero    = "image.unhero"

	Refund       = "payment.refund"
	RefundFailed = "payment.refund_failed"
	PlanReplaced = "payment.plan_replaced" // by the site itself: a plan was bought while another one ran

	MailRetry = "mail.retry"
	MailDrop  = "mail.drop"

	SiteAlerts = "site.alerts"
)

// Actions are all of them.
var Actions = []string{
	Credits, Suspend, Reactivate, AppealDenied, Trust, ViewAs, ViewAsEnd, Mail, ResetPassword, RemoveSecondFactor,
	RecoveryUsed, RecoveryNew,
	TierEdit,
	ImageKeep, ImageHide, ImageDelete, ImageSuspend, ImageUndo, ImageFeature, ImageUnfeature, ImageHero, ImageUnhero,
	Refund, RefundFailed, PlanReplaced,
	MailRetry, MailDrop,
	SiteAlerts,
}
