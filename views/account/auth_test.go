package account_test

import (
	"testing"

	"pellucid/internal/testkit/pagetest"
	accountviews "pellucid/views/account"
)

func TestSignInAsksForTwoThings(t *testing.T) {
	doc := pagetest.Render(t, accountviews.Auth(pagetest.Visitor(), accountviews.AuthPage{Mode: "login", Redirect: "/image/x"}))
	form := doc.Find("form[action='/auth'][method=post]")
	for _, field := range []string{"mode", "redirect", "username", "password", "keep"} {
		if form.Find("input[name="+field+"]").Length() != 1 {
			t.Errorf("no field %s", field)
		}
	}
	if form.Find("input[name=email], input[name=password_confirm]").Length() > 0 {
		t.Error("sign-in asks for what only sign-up needs")
	}
	if got := pagetest.Text(doc.Find("label[for=username]")); got != "Email or username" {
		t.Errorf("label %q", got)
	}
	pagetest.WantText(t, doc, "Keep me signed in")
	if doc.Find("button[data-busy='Signing in...']").Length() != 1 {
		t.Error("the button does not say that it is busy")
	}
	pagetest.WantLink(t, doc, "Create an account", "/auth?mode=register&redirect=%2Fimage%2Fx")
}

func TestTheFirstMarkedSubmitButtonIsTheFormsOwn(t *testing.T) {
	first := pagetest.Render(t, accountviews.Auth(pagetest.Visitor(), accountviews.AuthPage{Mode: "login"})).Find("button[type=submit]").First()
	if pagetest.Text(first) != "Sign In" {
		t.Errorf("the first submit button of the page is %q; password managers and scripts would press that", pagetest.Text(first))
	}
}

func TestSignUpAsksForEmailAndPasswordAndOffersTwoMore(t *testing.T) {
	doc := pagetest.Render(t, accountviews.Auth(pagetest.Visitor(), accountviews.AuthPage{Mode: "register"}))
	for _, field := range []string{"email", "password"} {
		if doc.Find("form > * input[name="+field+"][required]").Length() != 1 || doc.Find("details input[name="+field+"]").Length() != 0 {
			t.Errorf("no required field %s", field)
		}
	}
	for _, field := range []string{"username", "password_confirm"} {
		if doc.Find("details:not([open]) input[name="+field+"]:not([required])").Length() != 1 {
			t.Errorf("%s is asked of everybody, or not to be found", field)
		}
	}
	if wrong := pagetest.Render(t, accountviews.Auth(pagetest.Visitor(), accountviews.AuthPage{Mode: "register", Errors: map[string]string{"username": "Taken."}})); wrong.Find("details[open]").Length() != 1 {
		t.Error("a message about the username is hidden")
	}
	if doc.Find("input[type=email]").Length() != 1 || doc.Find("input[name=password][minlength='6']").Length() != 1 {
		t.Error("the browser is not told the rules")
	}
	if doc.Find("input[name=keep]").Length() != 0 || doc.Find("button[data-busy='Creating account...']").Length() != 1 {
		t.Error("sign-up has the controls of sign-in")
	}
}

func TestErrorsStandBesideTheirField(t *testing.T) {
	doc := pagetest.Render(t, accountviews.Auth(pagetest.Visitor(), accountviews.AuthPage{Mode: "register", Errors: map[string]string{
		"username": "This name is taken.", "password_confirm": "Passwords do not match", "": "Please check the form.",
	}}))
	confirm := doc.Find("#password_confirm")
	if id := confirm.AttrOr("aria-describedby", ""); pagetest.Text(doc.Find("#"+id)) != "Passwords do not match" {
		t.Errorf("aria-describedby=%q does not lead to the message", id)
	}
	if _, invalid := confirm.Attr("aria-invalid"); !invalid {
		t.Error("the field is not marked invalid")
	}
	if focused := doc.Find("[autofocus]"); focused.Length() != 1 || focused.AttrOr("name", "") != "username" {
		t.Errorf("the focus goes to %q, want the first field at fault", focused.AttrOr("name", ""))
	}
	if why := doc.Find(".notice[role=alert] .why").Remove(); pagetest.Text(why) != "Why? Help about signing in and up" {
		t.Errorf("the general error leads to %q", pagetest.Text(why))
	}
	if got := pagetest.Text(doc.Find(".notice[role=alert]")); got != "Please check the form." {
		t.Errorf("general error %q", got)
	}
}

func TestWhatWasTypedIsKeptButNotThePassword(t *testing.T) {
	doc := pagetest.Render(t, accountviews.Auth(pagetest.Visitor(), accountviews.AuthPage{Mode: "login", Form: accountviews.AuthForm{Username: "mira", Keep: true}}))
	if doc.Find("#username").AttrOr("value", "") != "mira" {
		t.Error("the name is lost")
	}
	if _, echoed := doc.Find("#password").Attr("value"); echoed {
		t.Error("the password has a value")
	}
	if _, checked := doc.Find("input[name=keep]").Attr("checked"); !checked {
		t.Error("the choice to stay signed in is lost")
	}
}
