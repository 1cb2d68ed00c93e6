package domain

// What the administrator does that the audit log keeps. A new action needs a sentence in views/audit_sentence.go; the log takes
// none that is not in AuditActions.
const (
	AuditCredits            = "user.adjust_credits"
	AuditSuspend            = "user.suspend"
	AuditReactivate         = "user.reactivate"
	AuditAppealDenied       = "user.appeal_denied"
	AuditTrust              = "user.trust"
	AuditViewAs             = "user.view_as"
	AuditViewAsEnd          = "user.view_as_end"
	AuditMail               = "user.mail"
	AuditResetPassword      = "user.reset_password"
	AuditRemoveSecondFactor = "user.remove_second_factor"
	AuditRecoveryUsed       = "user.recovery_code_used" // the administrator's own
	AuditRecoveryNew        = "user.recovery_codes_new"

	AuditTierEdit = "tier.edit"

	AuditImageKeep      = "image.keep"
	AuditImageHide      = "image.hide"
	AuditImageDelete    = "image.delete"
	AuditImageSuspend   = "image.suspend"
	AuditImageUndo      = "image.undo"
	AuditImageFeature   = "image.feature"
	AuditImageUnfeature = "image.unfeature"
	AuditImageHero      = "image.hero"
	AuditImageUnhero    = "image.unhero"

	AuditRefund       = "payment.refund"
	AuditRefundFailed = "payment.refund_failed"
	AuditPlanReplaced = "payment.plan_replaced" // by the site itself: a plan was bought while another one ran

	AuditMailRetry = "mail.retry"
	AuditMailDrop  = "mail.drop"

	AuditSiteAlerts = "site.alerts"
)

// AuditActions are all of them.
var AuditActions = []string{
	AuditCredits, AuditSuspend, AuditReactivate, AuditAppealDenied, AuditTrust, AuditViewAs, AuditViewAsEnd, AuditMail, AuditResetPassword, AuditRemoveSecondFactor,
	AuditRecoveryUsed, AuditRecoveryNew,
	AuditTierEdit,
	AuditImageKeep, AuditImageHide, AuditImageDelete, AuditImageSuspend, AuditImageUndo, AuditImageFeature, AuditImageUnfeature, AuditImageHero, AuditImageUnhero,
	AuditRefund, AuditRefundFailed, AuditPlanReplaced,
	AuditMailRetry, AuditMailDrop,
	AuditSiteAlerts,
}
