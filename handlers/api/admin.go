package api

import (
	"slices"

	"github.com/danielgtaylor/huma/v2"
)

// NoAdmin is what everybody but the administrator is told.
const NoAdmin = "You do not have permission to access the admin dashboard"

const administration = "Administration"

// administrator describes an operation for the administrator alone.
func administrator(op huma.Operation) huma.Operation {
	op.Tags = []string{administration}
	return signedIn(op)
}

// ForAdministrator reports whether an operation is for the administrator alone.
func ForAdministrator(op *huma.Operation) bool { return slices.Contains(op.Tags, administration) }

func registerAdmin(api huma.API, c Config) {
	registerAdminUsers(api, c)
	registerAdminTiers(api, c)
	registerAdminCredits(api, c)
	registerAdminPeople(api, c)
	registerAdminRefunds(api, c)
	registerAdminAudit(api, c)
	registerAdminNumbers(api, c)
}
