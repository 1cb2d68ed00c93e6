package program

import (
	"context"
	"fmt"

	"pellucid/cmd/pellucid/settings"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/identity"
	"pellucid/store"
)

// adminName is the username of the administrator.
const adminName = "admin"

type adminCommand struct {
	Create        adminCreateCommand `cmd:"" help:"Create the administrator."`
	ResetPassword adminResetCommand  `cmd:"" help:"Set a new administrator password and end all of their sessions and tokens."`
}

type adminFlags struct {
	settings.DataFlags
	AdminPassword string `help:"The password. Default: generated and printed."`
}

type adminCreateCommand struct {
	adminFlags
	AdminEmail string `required:"" help:"Email of the administrator."`
}

// Run creates the administrator in a data folder that has none.
func (c *adminCreateCommand) Run(ctx context.Context) error {
	return c.with(ctx, func(s *store.Store, passwords *identity.Passwords) error {
		return createAdmin(ctx, s, passwords, c.AdminEmail, c.AdminPassword)
	})
}

type adminResetCommand struct {
	adminFlags
	RemoveSecondFactor bool `help:"Also remove the administrator's passkeys, authenticator app and recovery codes, for when all of them are lost. Recorded in the audit log."`
}

// Run gives the administrator a new password.
func (c *adminResetCommand) Run(ctx context.Context) error {
	return c.with(ctx, func(s *store.Store, passwords *identity.Passwords) error {
		password, made := c.AdminPassword, false
		if password == "" {
			password, made = domain.NewID(), true
		}
		if err := people.ValidatePassword(password); err != nil {
			return err
		}
		hash, err := passwords.Hash(password)
		if err != nil {
			return err
		}
		if err := s.ReplacePassword(ctx, domain.AdminID, hash, "On the server: pellucid admin reset-password"); err != nil {
			return fmt.Errorf("there is no administrator yet: %w", err)
		}
		if c.RemoveSecondFactor {
			if err := s.RemoveSecondFactor(ctx, domain.AdminID, domain.AdminID, "On the server: pellucid admin reset-password --remove-second-factor"); err != nil {
				return err
			}
			fmt.Println("Two-step sign-in is removed. Set it up again after signing in.")
		}
		tellPassword(made, password)
		return nil
	})
}

func (c *adminFlags) with(ctx context.Context, act func(*store.Store, *identity.Passwords) error) error {
	return c.WithStore(ctx, func(s *store.Store) error {
		passwords, err := identity.NewPasswords()
		if err != nil {
			return err
		}
		return act(s, passwords)
	})
}

// ensureAdmin creates the administrator on the first start.
func ensureAdmin(ctx context.Context, s *store.Store, passwords *identity.Passwords, c *serveCommand) error {
	_, err := s.User(ctx, domain.AdminID)
	if domain.CodeOf(err) != domain.NotFound {
		return err
	}
	return createAdmin(ctx, s, passwords, c.AdminEmail, c.AdminPassword)
}

func createAdmin(ctx context.Context, s *store.Store, passwords *identity.Passwords, email, password string) error {
	made := password == ""
	if made {
		password = domain.NewID()
	}
	reg := people.Registration{Email: email, Username: adminName, Password: password}
	if err := reg.Validate(); err != nil {
		return fmt.Errorf("the administrator cannot be created: %w", err)
	}
	hash, err := passwords.Hash(password)
	if err != nil {
		return err
	}
	if err := s.CreateAdmin(ctx, reg, hash); err != nil {
		return fmt.Errorf("the administrator cannot be created: %w", err)
	}
	fmt.Printf("The administrator is %s (username %s).\n", email, adminName)
	tellPassword(made, password)
	return nil
}

// tellPassword prints a password that was made here, the only time that it can be seen.
func tellPassword(made bool, password string) {
	if made {
		fmt.Printf("Their password is %s. It is shown this once; change it after signing in.\n", password)
	}
}
