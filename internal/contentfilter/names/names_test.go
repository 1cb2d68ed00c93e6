package names_test

import (
	"errors"
	"strings"
	"testing"

	"pellucid/internal/contentfilter/names"
	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/domain"
)

// Somebody signed up as "аdmin" with a Cyrillic а, and as "ｐｅｌｌｕｃｉｄ" in wide letters, and could have answered questions as us.
func TestNobodyPassesForOurTeam(t *testing.T) {
	t.Parallel()
	f := names.New("Pellucid", rules.New())
	for _, name := range []string{
		"admin", "Admin", "ADMIN", "аdmin", "аdmіn", "ADMlN", "adm1n", "4dmin", "admin1", "admin_2026", "1admin", "the-admin", "admin.anna", "AdminAnna", "annaAdmin",
		"anna1admin", "administrator", "Administrat0r", "ɑdmin", "ａｄｍｉｎ", "𝐚𝐝𝐦𝐢𝐧", "ádmin", "adrnin", "supportadmin",
		"pellucid", "ｐｅｌｌｕｃｉｄ", "Pe11ucid", "PELLUClD", "pellucid-support", "pellucid_anna", "mypellucid", "pel-lucid", "official_pellucid", "pellucidhq", "реllucid",
		"support", "supp0rt", "support-team", "the.support.desk", "support99", "anna_support", "staff", "5taff", "official", "officia1", "moderator", "m0derator",
		"аԁміп", "ⲁdmin", "𐌀dmin", "админ", "Администратор", "служба.поддержка", "administrador", "modérateur", "soporte_tecnico", "管理员", "관리자1",
		"api", "www", "WWW1", "null", "undefined", "everyone", "mod", "mod1", "root", "r00t", "system", "help", "help_desk", "helpteam", "security", "security_team", "billing", "bi11ing", "billing-help",
	} {
		err := f.Screen(t.Context(), 0, domain.Wording{Field: "username", Text: name})
		var told *domain.Error
		if !errors.As(err, &told) || told.Field != "username" || told.Code != domain.Invalid || !strings.Contains(told.Message, "Please choose ") {
			t.Errorf("%q got %v", name, err)
		}
	}
}

func TestNamesOfPeoplePass(t *testing.T) {
	t.Parallel()
	f := names.New("Pellucid", rules.New())
	for _, name := range []string{
		"anna", "badminton", "badminton_fan", "supporter_anna", "supportive", "adminton", "modest_mouse", "modern.art", "mod_podge", "root_beer", "rooted", "ecosystem", "system_shock",
		"helpful.hannah", "helper", "billy", "billings", "officiant", "staffordshire", "staffan", "insecure", "lucid", "lucid_dreams", "madmin", "Дмитрий", "Ελένη", "анна", "山田taro", "さくら桜", "김minji", "मीरा", "ญาญ่า", "محمد", "נועה", "Մարիամ", "გიორგი", "josé", "zoë.art", "李雷", "mira1984",
		"rapid", "apiarist", "api_art", "teamwork", "me_and_you", "housecat", "house_finch", "realmadrid", "userfriendly", "infographics", "trusty", "moderate", "adrian", "domini", "person", "person-7",
	} {
		if err := f.Screen(t.Context(), 0, domain.Wording{Field: "username", Text: name}); err != nil {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestTheBrandIsTheOneThatIsConfigured(t *testing.T) {
	t.Parallel()
	f := names.New("Clear Cut", rules.New())
	for name, reserved := range map[string]bool{"clearcut": true, "clear-cut": true, "cl3arcut": true, "clearcut_help": true, "pellucid": false, "clear": false} {
		if f.Reserved(name) != reserved {
			t.Errorf("%q: reserved is %v", name, !reserved)
		}
	}
}

// TestNoFolderPassesForOurTeams: what is shared by link has a name of its own in large letters, and its owner's in small ones.
func TestNoFolderPassesForOurTeams(t *testing.T) {
	t.Parallel()
	f := names.New("Pellucid", rules.New())
	for name, refused := range map[string]bool{
		"Pellucid Support": true, "Official Pellucid icons": true, "реllucid billing": true, "PeIIucid: security team": true, "Admin team": true, "Official Support": true, "official staff": true,
		"Support icons": false, "Support": false, "Made with Pellucid": false, "Pellucid": false, "Security badges": false, "Our team": false, "Help center illustrations": false,
	} {
		err := f.Screen(t.Context(), 0, domain.Wording{Field: "name", Text: name})
		var told *domain.Error
		if got := errors.As(err, &told) && told.Field == "name"; got != refused {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestOtherTextsAreForTheContentFilter(t *testing.T) {
	t.Parallel()
	f := names.New("Pellucid", rules.New())
	if err := f.Screen(t.Context(), 0, domain.Wording{Field: "name", Text: "Support icons"}); err != nil {
		t.Errorf("a folder is refused: %v", err)
	}
	if err := f.Screen(t.Context(), 0, domain.Wording{Field: "username", Text: "swastika"}); err == nil {
		t.Error("a username is not read by the content filter")
	}
}
